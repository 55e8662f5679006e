/** Where programs put what they quote. */
const QUOTES = ['blockquote', 'div.gmail_quote', 'div.moz-cite-prefix', 'div.yahoo_quoted']

/** Would be in capitals. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Stands where elements are too many or too deep; no text of a mail has it. */
const LEFT_OUT = '\u0000left out\u0000'

const MAX = { depth: 100, children: 5_000 }

/**
 * What somebody wrote in a mail that has no plain text.
 *
 * @throws when a part of it would be missing
 */
export async function toPlainText(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  const { keepVisible } = await import('./visible-html.ts')
  const skipped = [...QUOTES, 'img'].map((selector) => ({ selector, format: 'skip' }))
  const text = convert(keepVisible(html), {
    wordwrap: false,
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
