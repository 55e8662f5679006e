import { splitWords } from './words.ts'

/** A part of an address that many homes share. */
export interface AddressPart {
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
 * The street or the district that a part of an address names, of those that stand between commas,
 * less its house number; a part that names no kind of street is a district. `null` for the city, a
 * number alone, and nothing.
 */
export function parseAddressPart(part: string, city: string): AddressPart | null {
  const name = part.replace(HOUSE_NUMBER, '').trim()
  const words = splitWords(name)
  if (words.length === 0 || /^\d/.test(name) || words.join(' ') === splitWords(city).join(' '))
    return null
  if (words.some((word) => STREET_WORDS.has(word))) return { kind: 'street', name }
  return { kind: 'district', name: name.replace(DISTRICT_WORDS, '') }
}
