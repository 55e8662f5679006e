/**
 * Formats a number in English: "1,234", "37.5". `Intl.NumberFormat` is not used because its first use on a page takes a
 * slow phone 60 ms.
 *
 * @param value less than 1e15 if it is whole, else less than a billion
 * @param maxFractionDigits as in `Intl.NumberFormat`, which has the same default
 */
export function formatNumber(value: number, maxFractionDigits = 3): string {
  const scale = 10 ** maxFractionDigits
  const rounded = Number.isInteger(value) ? value : Math.round(value * scale) / scale
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** "1 home", "1,234 homes". */
export const formatCount = (count: number, thing: string, things = `${thing}s`): string =>
  `${formatNumber(count)} ${count === 1 ? thing : things}`
