import type { EstateType } from '#domain/listing/estate-type.ts'

const SALE = /^(for\s*)?(sale|sell|buy)$|продаж|^residential$|^condo/i
const RENT = /rent|lease|оренд/i

/** Sale or rent, as a word of a feed says it ("For Sale", "Residential Lease"); else `null`. */
export function estateTypeOfWord(word: string): EstateType | null {
  const text = word.trim()
  if (RENT.test(text)) return 'rent'
  return SALE.test(text) ? 'sale' : null
}

/** RESO's values of StandardStatus for a home that is no longer offered, and words for the same. */
const OVER =
  /^(closed|sold|leased|rented|expired|cancell?ed|withdrawn|deleted?|hold|off\s*market)$/i

/** Whether a status says that the home is no longer on offer. */
export function isOver(status: string): boolean {
  return OVER.test(status.trim())
}

const YES = /^(yes|y|true|t|1|так|renovated|updated\/remodeled)$/i
const NO = /^(no|n|false|f|0|ні|none|)$/i

/** Yes or no in the words of feeds; `null` for any other. */
export function parseYesNo(word: string): boolean | null {
  const text = word.trim()
  if (YES.test(text)) return true
  return NO.test(text) ? false : null
}

const COUNTRY = /^(ukraine|україна|ua)$/i

/** The city of an address: its last part that is neither a postal code nor the country; '' if none. */
export function cityOfAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const city = parts.findLast((part) => /\p{L}/u.test(part) && !COUNTRY.test(part))
  return parts.length > 1 ? (city ?? '') : ''
}
