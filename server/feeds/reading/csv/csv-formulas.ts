/**
 * Spreadsheets run values with these prefixes as formulas; full-width signs count in some locales.
 * Quotes before them are ours, or were there already.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** Prefixes formulas with a quote. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text
}
