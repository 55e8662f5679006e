import { splitWords, toTerms } from './words.ts'

/** Words for kinds of streets: listings and visitors use different ones, or none. */
const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    'street str st avenue ave lane boulevard blvd square embankment road highway descent passage ' +
    'prospect prospekt alley вулиця вул проспект просп пр бульвар бул провулок пров площа пл ' +
    'набережна наб узвіз шосе алея проїзд вулиці вулицю проспекті проспекту бульварі бульвару провулку ' +
    'площі площу набережній набережну шоссе улица улице улицу ул проспекте бульваре переулок переулке пер ' +
    'площадь площади набережная набережной проезд спуск'
  ).split(' '),
)
/** Words for kinds of places, which do not count beside their names. */
export const PLACE_KINDS: ReadonlySet<string> = new Set([
  ...STREET_WORDS,
  ...'метро metro subway станція станції станции станция station ст район районі районе district жк мікрорайон микрорайон мкр масив массив'.split(
    ' ',
  ),
  // "р-н", "пр-т", "б-р".
  ...'р н т б'.split(' '),
])
const DISTRICT_WORDS = /\s+(district|neighborhood|район)$/i
/** Words for a metro station or a residential complex, which are separate fields of a listing. */
const OTHER_PLACE =
  /^(ст(анція|\.)?\s*)?(метро|м\.|metro)\s|^(жк|житловий комплекс|жилой комплекс)\s/iu
/** A house number before or after the street name: "38 ", " 72-A", ", буд. 5". */
const HOUSE_NUMBER = /^\s*\d+\S*\s+|\s+(буд\.?\s*)?\d+\S*\s*$/giu

/**
 * Reads one comma-separated part of a street address, without its house number. A part without a word
 * such as "street" is a district.
 *
 * @returns `null` for the city itself, a metro station, a residential complex, a number or an empty part
 */
export function parseAddressPart(part: string, city: string) {
  const name = part.replace(HOUSE_NUMBER, '').trim()
  const words = splitWords(name)
  if (OTHER_PLACE.test(name)) return null
  if (words.length === 0 || /^\d/.test(name) || toTerms(name).join(' ') === toTerms(city).join(' '))
    return null
  if (words.some((word) => STREET_WORDS.has(word))) return { kind: 'street', name } as const
  return { kind: 'district', name: name.replace(DISTRICT_WORDS, '') } as const
}
