/**
 * The square metres that a free text stands for. Spaces and the unit are ignored; a single point
 * or comma before one or two closing digits is a decimal sign, any other is a separator of
 * thousands (docs/product.md, "Filter inputs").
 *
 * @returns m², 0 or more; `null` when the text holds no number
 */
export function parseArea(text: string): number | null {
  const figures = text.replace(/[mм]\s*2/gi, '').replace(/[^\d.,]/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits === '' && fraction === '' ? null : Number(`${digits}.${fraction || '0'}`)
}

/** An area as visitors see it: "54.5 m²". */
export function formatArea(area: number): string {
  return `${area} m²`
}
