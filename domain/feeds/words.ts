import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** Words in English, then in Ukrainian and Russian, Polish, German and Spanish. */
const SALE =
  /^(for\s*)?(sale|sell|buy)$|^residential$|^condo|прода[жєю]|продам|sprzeda[żz]|kauf|^(en\s*)?venta$|^comprar?$/i
const RENT = /rent|lease|оренд|аренд|зда[мєю]|сда[меёю]|wynaj|naj(e)?m|miet|alquil|arriend/i

/** Knows "For Sale", "Residential Lease" and the like; `null` for an unknown word. */
export function parseEstateTypeWord(word: string): EstateType | null {
  const text = word.trim()
  if (RENT.test(text)) return 'rent'
  return SALE.test(text) ? 'sale' : null
}

/** RESO's StandardStatus values for listings that are no longer offered, and synonyms. */
const CLOSED_STATUS =
  /^(closed|sold|leased|rented|expired|cancell?ed|withdrawn|deleted?|hold|off\s*market)$/i

export function isClosedStatus(status: string): boolean {
  return CLOSED_STATUS.test(status.trim())
}

const COUNTRY = /^(ukraine|україна|ua)$/i

/** The last part of a street address that is neither a postal code nor the country; '' if none. */
export function parseCity(streetAddress: string): string {
  const parts = streetAddress.split(',').map((part) => part.trim())
  const city = parts.findLast((part) => /\p{L}/u.test(part) && !COUNTRY.test(part))
  return parts.length > 1 ? (city ?? '') : ''
}

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const YES = /^(yes|y|true|t|1|так|є|да|есть|tak|ja|s[ií])$/i
const NO = /^(no|n|false|f|0|ні|немає|нет|nie|nein)$/i

/** `null` for other words. */
export function parseYesOrNo(text: string): boolean | null {
  if (YES.test(text.trim())) return true
  return NO.test(text.trim()) ? false : null
}
