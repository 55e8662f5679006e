import { isSpreadsheetDay } from './time.ts'

export type DecimalSign = 'point' | 'comma'

const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+(,\d*)?$/

/**
 * The decimal sign of a text if it is unambiguous: comma for "1 234,5", point for "0.25", but `null`
 * for "1,234" and "1.234" and for texts without a sign.
 */
function detectDecimalSign(text: string): DecimalSign | null {
  const figures = extractFigures(text)
  const comma = figures.includes(',')
  const point = figures.includes('.')
  if (!comma && !point) return null
  if (comma && point) return figures.lastIndexOf(',') > figures.lastIndexOf('.') ? 'comma' : 'point'
  // Only a thousands separator can occur twice: 1,234,567.
  if (/[.,].*[.,]/.test(figures)) return comma ? 'point' : 'comma'
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return null
  return comma ? 'comma' : 'point'
}

/**
 * Ignores spaces and apostrophes between digits, and a unit or currency around the number. Digits in groups of three
 * are thousands: "1,234" and "1.234" are 1234.
 *
 * @param decimal for "1,234" and "1.234", if somebody knows better
 * @returns `null` if the text is not exactly one number
 */
export function parseFeedNumber(text: string, decimal: DecimalSign | null = null): number | null {
  const plain = text.trim()
  if (isSpreadsheetDay(plain)) return null
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)$/i.test(plain) || /^-?\d+$/.test(plain)) return Number(plain)
  const figures = extractFigures(plain)
  const sign = detectDecimalSign(plain) ?? decimal ?? (figures.includes('.') ? 'comma' : 'point')
  const negative = figures.startsWith('-')
  const digits = negative ? figures.slice(1) : figures
  if (!/\d/.test(digits)) return null
  const grouped = sign === 'point' ? GROUPED_BY_COMMA : GROUPED_BY_POINT
  const ungrouped = sign === 'point' ? /^\d*(\.\d*)?$/ : /^\d*(,\d*)?$/
  if (!grouped.test(digits) && !ungrouped.test(digits)) return null
  const value = Number(
    sign === 'point' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'),
  )
  return negative ? -value : value
}

const SURROUNDING = /^[^\d.,-]+|[^\d.,]+[²2]?$/g

/** The number in a text, without its unit and without spaces between digits. */
function extractFigures(text: string): string {
  return text
    .trim()
    .replace(/\s*(sq\.?\s*)?[mм][2²]?\.?$|\s*(sq\.?\s*ft|ft2?|кв\.?\s*м)\.?$/iu, '')
    .replace(SURROUNDING, '')
    .replace(/(?<=\d)[\s'’](?=\d)/g, '')
}
