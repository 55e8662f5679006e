import { wordsOf } from './words.ts'

/** A part of an address that many homes share. */
export interface AddressPlace {
  readonly kind: 'district' | 'street'
  readonly name: string
}

const STREET_WORDS = new Set(
  (
    'street str st avenue ave lane boulevard blvd square embankment road highway descent passage ' +
    'prospect prospekt alley вулиця вул проспект просп пр бульвар бул провулок пров площа пл ' +
    'набережна наб узвіз шосе алея проїзд'
  ).split(' '),
)
const DISTRICT_WORDS = /\s+(district|neighborhood|район)$/i
/** A house number before or after a street's name: "38 ", " 72-A", ", буд. 5". */
const HOUSE_NUMBER = /^\s*\d+\S*\s+|\s+(буд\.?\s*)?\d+\S*\s*$/giu

/**
 * The street and the district of an address whose parts stand between commas, less its city and its
 * house number; a part that names no kind of street is a district.
 */
export function placesOfAddress(address: string, city: string): AddressPlace[] {
  const cityWords = wordsOf(city).join(' ')
  return address.split(',').flatMap((part): AddressPlace[] => {
    const name = part.replace(HOUSE_NUMBER, '').trim()
    const words = wordsOf(name)
    if (words.length === 0 || /^\d/.test(name) || words.join(' ') === cityWords) return []
    if (words.some((word) => STREET_WORDS.has(word))) return [{ kind: 'street', name }]
    return [{ kind: 'district', name: name.replace(DISTRICT_WORDS, '') }]
  })
}
