/**
 * The address behind a tap-to-call link: `tel:` with the digits of the number
 * (docs/product.md, "Detail page").
 */
export function telephoneLink(phone: string): string {
  const plus = phone.trimStart().startsWith('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}
