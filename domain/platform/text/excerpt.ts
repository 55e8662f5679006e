/** In graphemes (docs/product/catalog.md, "Listing card"). */
export const MAX_CARD_DESCRIPTION_LENGTH = 101

/** Characters that never combine with a neighbor into one grapheme. */
const NON_COMBINING =
  /^[\u0020-\u007e\u00a0-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u20a0-\u20cf]*$/

/**
 * The first `maxLength` graphemes and an ellipsis; a shorter text is returned as it is
 * (docs/product/catalog.md, "Listing card").
 */
export function createExcerpt(
  text: string,
  maxLength: number = MAX_CARD_DESCRIPTION_LENGTH,
): string {
  const head = text.slice(0, maxLength + 1)
  if (NON_COMBINING.test(head))
    return head.length <= maxLength ? text : `${head.slice(0, maxLength)}…`
  let count = 0
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === maxLength) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
