/**
 * Ignores spaces and the unit. A point or comma before one or two final digits is a decimal sign, any
 * other separates thousands (docs/product/catalog.md, "Filter inputs").
 *
 * @returns m², at least 0; `null` if the text contains no number
 */
export function parseArea(text: string): number | null {
  const figures = text.replace(/[mм]\s*2/gi, '').replace(/[^\d.,]/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits === '' && fraction === '' ? null : Number(`${digits}.${fraction || '0'}`)
}
