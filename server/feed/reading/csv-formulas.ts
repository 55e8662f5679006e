/**
 * A spreadsheet takes a value that begins so for a formula and computes it; the wide signs count in
 * some languages. Quotes before it are ours, or were there already.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** The text with a quote before it where a spreadsheet would compute it. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** What `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text
}
