/** The sign before the fraction of a number. */
export type DecimalSign = 'point' | 'comma'

const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+(,\d*)?$/

/**
 * Which decimal sign a text can only have been written with: "1 234,5" has a comma, "0.25" a point;
 * `null` for "1,234" and "1.234", which may be either, and for texts without such a sign.
 */
export function decimalSignOf(text: string): DecimalSign | null {
  const figures = figuresOf(text)
  const comma = figures.includes(',')
  const point = figures.includes('.')
  if (!comma && !point) return null
  if (comma && point) return figures.lastIndexOf(',') > figures.lastIndexOf('.') ? 'comma' : 'point'
  // 1,234,567 has two of a sign, which only a separator of thousands can.
  if (/[.,].*[.,]/.test(figures)) return comma ? 'point' : 'comma'
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return null
  return comma ? 'comma' : 'point'
}

/** The decimal sign that most of these texts show; `null` when none does. */
export function decimalSignOfAll(texts: Iterable<string>): DecimalSign | null {
  let points = 0
  let commas = 0
  for (const text of texts) {
    const sign = decimalSignOf(text)
    if (sign === 'point') points += 1
    if (sign === 'comma') commas += 1
  }
  if (points === commas) return null
  return points > commas ? 'point' : 'comma'
}

/**
 * The number that a text of a feed stands for. Spaces and apostrophes between its digits separate
 * thousands; a unit or currency before or after it is ignored. Where a text shows its decimal sign
 * that counts, else `decimal` decides.
 *
 * @returns `null` when the text is no number, or more than one
 */
export function parseFeedNumber(text: string, decimal: DecimalSign): number | null {
  const plain = text.trim()
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)$/i.test(plain) || /^-?\d+$/.test(plain)) return Number(plain)
  const figures = figuresOf(plain)
  const sign = decimalSignOf(plain) ?? decimal
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

const AROUND = /^[^\d.,-]+|[^\d.,]+[²2]?$/g

/** The text without its unit and the spaces between its digits. */
function figuresOf(text: string): string {
  return text
    .trim()
    .replace(/\s*(sq\.?\s*)?[mм][2²]?\.?$|\s*(sq\.?\s*ft|ft2?|кв\.?\s*м)\.?$/iu, '')
    .replace(AROUND, '')
    .replace(/(?<=\d)[\s'’](?=\d)/g, '')
}
