/** Characters of a description that a card shows (docs/product.md, "Listing card"). */
export const CARD_DESCRIPTION_LENGTH = 101

/** No character of these can join with its neighbour into what a reader counts as one. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u20a0-\u20cf]*$/

/**
 * The first `length` characters of a text, as people count them, and an ellipsis; a text that is
 * no longer than that is returned whole (docs/product.md, "Listing card").
 */
export function excerpt(text: string, length: number = CARD_DESCRIPTION_LENGTH): string {
  const head = text.slice(0, length + 1)
  if (PLAIN.test(head)) return head.length <= length ? text : `${head.slice(0, length)}…`
  let count = 0
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === length) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
