/** What stands further down is quoted, in UTF-16 units. */
const MAX_LENGTH = 500_000

/** Where programs put what they quote. */
const QUOTES = ['blockquote', 'div.gmail_quote', 'div.moz-cite-prefix', 'div.yahoo_quoted']

/** Would be in capitals. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** What somebody wrote in a mail that has no plain text. */
export async function toPlainText(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  const skipped = [...QUOTES, 'img'].map((selector) => ({ selector, format: 'skip' }))
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: MAX_LENGTH, maxDepth: 100 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...HEADINGS.map((selector) => ({ selector, format: 'block' })),
      ...skipped,
    ],
  })
}
