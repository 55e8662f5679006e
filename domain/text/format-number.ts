const MAX_FRACTION = 100

/**
 * "1,234", "37.5": in English, rounded to hundredths. Not by `Intl.NumberFormat`, whose first use on a page takes a slow
 * phone 60 ms.
 *
 * @param value less than a trillion
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * MAX_FRACTION) / MAX_FRACTION).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
