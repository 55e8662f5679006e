/** The URL of a tap-to-call link: `tel:` and the digits (docs/product.md, "Detail page"). */
export function formatTelUrl(phone: string): string {
  const plus = phone.trimStart().startsWith('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}
