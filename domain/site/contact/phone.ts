/** The URL of a tap-to-call link: `tel:` and the digits (docs/product/catalog.md, "Detail page"). */
export function formatTelUrl(phone: string): string {
  const plus = phone.trimStart().startsWith('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}

const UKRAINIAN_PHONE = /^\+?380(\d{2})(\d{3})(\d{2})(\d{2})$/

/**
 * Groups the digits of a Ukrainian number without spaces: "+380 44 000 01 12". Other numbers are returned as they are.
 */
export function formatPhone(phone: string): string {
  return phone.replace(UKRAINIAN_PHONE, '+380 $1 $2 $3 $4')
}
