/** Elements in which mail programs quote. */
const QUOTES = ['blockquote', 'div.gmail_quote', 'div.moz-cite-prefix', 'div.yahoo_quoted']

/** The converter would put them in capitals. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Marks where elements are too many or too deep; cannot occur in a mail's text. */
const LEFT_OUT = '\u0000left out\u0000'

const MAX = { depth: 100, children: 5_000 }

/**
 * The text of a mail that has no plain-text part.
 *
 * @throws when part of it would be missing
 */
export async function toPlainText(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  const { keepVisible } = await import('./visible-html.ts')
  const skipped = [...QUOTES, 'img'].map((selector) => ({ selector, format: 'skip' }))
  const text = convert(keepVisible(html), {
    wordwrap: false,
    // Some programs quote a mail as a whole document; what is above its body is the reply.
    baseElements: { selectors: [] },
    limits: { maxDepth: MAX.depth, maxChildNodes: MAX.children, ellipsis: LEFT_OUT },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...HEADINGS.map((selector) => ({ selector, format: 'block' })),
      ...skipped,
    ],
  })
  if (text.includes(LEFT_OUT)) throw new Error('A mail has more elements than can be read.')
  return text
}
