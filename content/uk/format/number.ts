/** Between the groups of digits, and before units: it does not break at the end of a line. */
export const NBSP = '\u00a0'

/**
 * Formats a number in Ukrainian: "1 234", "37,5". `Intl.NumberFormat` is not used because its first use on a page takes
 * a slow phone 60 ms.
 *
 * @param value less than 1e15 if it is whole, else less than a billion
 * @param maxFractionDigits as in `Intl.NumberFormat`, which has the same default
 */
export function formatNumber(value: number, maxFractionDigits = 3): string {
  const scale = 10 ** maxFractionDigits
  const rounded = Number.isInteger(value) ? value : Math.round(value * scale) / scale
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/**
 * The form of a noun after a number, by the rules of CLDR: "1 кімната", "3 кімнати", "5 кімнат", "1,5 кімнати".
 *
 * @param other after a fraction; by default the form after 2 to 4
 */
export function chooseForm(count: number, one: string, few: string, many: string, other = few) {
  if (!Number.isInteger(count)) return other
  const [tens, units] = [Math.abs(count) % 100, Math.abs(count) % 10]
  if (units === 1 && tens !== 11) return one
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many
}

/** "1 234 квартири". */
export const formatCount = (count: number, one: string, few: string, many: string): string =>
  `${formatNumber(count)}${NBSP}${chooseForm(count, one, few, many)}`

const COMPACT_DIGITS = 3
const COMPACT_UNITS = [
  [1_000_000, 'млн'],
  [1_000, 'тис.'],
] as const

const round = (value: number) => Number(value.toPrecision(COMPACT_DIGITS))

/** "950", "96,5 тис.", "5,35 млн". */
export function formatCompact(value: number): string {
  const rounded = round(value)
  const [unit, name] = COMPACT_UNITS.find(([unit]) => rounded >= unit) ?? [1, '']
  const digits = formatNumber(round(rounded / unit), 2)
  return name === '' ? digits : `${digits}${NBSP}${name}`
}
