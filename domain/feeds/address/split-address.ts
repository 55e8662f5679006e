import type { ListingPlace } from '#domain/catalog/listing/listing.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'

export type AddressParts = Pick<
  ListingPlace,
  'street' | 'building' | 'district' | 'metro' | 'complex'
>

const MAX_ADDRESS_LENGTH = 300

const STREET_FIRST =
  /^(вул(иця|\.)?|просп(ект|\.)?|пр-т|бульвар|бул\.?|б-р|пров(улок|\.)?|площа|пл\.?|набережна|наб\.?|узвіз|шосе|алея|проїзд|улица|ул\.?|проспект|переулок|пер\.?|площадь|набережная|шоссе|проезд|ul(ica|\.)?|al(eja|eje|\.)|plac|calle|avenida|avda?\.?|c\/)\s+(?:\d+\S*\s+)?\p{L}/iu
const STREET_LAST =
  /\p{L}[\s-]+(street|str\.?|st\.?|avenue|ave\.?|boulevard|blvd\.?|lane|square|embankment|descent|highway|вулиця|проспект|бульвар|площа)$/iu
/** A word for a street, anywhere in a part, as in "corner of …". */
const STREET_WORD =
  /(?:^|\s)(?:вул|вулиця|просп|проспект|бульвар|провулок|площа|улица|ул|ulica|ul|calle|street|st|str|avenue|ave|boulevard|blvd|lane|square)(?:[\s.]|$)/iu
const GERMAN_STREET = /\p{L}(stra(ss|ß)e|str\.|allee|platz)$/iu
const DISTRICT =
  /^(?:р-н\s+)?(\p{L}[\p{L}\s'’ʼ-]*?)\s+(?:district|район|р-н)$|^(?:р-н|район)\s+(\p{L}[\p{L}\s'’ʼ-]*)$/iu
const METRO = /^(?:ст(?:анція|анция|\.)\s*)?(?:метро|metro|м\.\s*метро)\s+(.*\p{L}.*)$/iu
const COMPLEX = /^(?:ЖК|житловий комплекс|жилой комплекс|residential complex)\s+(.*[\p{L}\d].*)$/iu

/** "12", "12-А", "12б", "12/4", "буд. 12", "№ 12". */
const BUILDING =
  /^(?:буд(?:инок|\.)?\s*|д(?:ом|\.)\s*|№\s*|no\.?\s*)?(\d{1,4}\s?-?\p{L}?(?:[/-]\d{1,4}\p{L}?)?)$/iu
const BUILDING_LAST = /^(.*\D)\s+((?:буд\.?\s*|№\s*)?\d{1,4}-?\p{L}?(?:\/\d{1,4}\p{L}?)?)$/iu
const BUILDING_FIRST = /^(\d{1,4}-?\p{Lu}?(?:\/\d{1,4}\p{L}?)?)\s+(\D.*)$/u

/** Whether a part of an address is a street, a district, a metro station or a complex, so that it is no city. */
export const isPlacePart = (text: string): boolean =>
  isStreet(text) || [STREET_WORD, DISTRICT, METRO, COMPLEX].some((kind) => kind.test(text))

const isStreet = (text: string) =>
  STREET_FIRST.test(text) || STREET_LAST.test(text) || GERMAN_STREET.test(text)

const toBuilding = (text: string): string | undefined => BUILDING.exec(text)?.[1]

/**
 * The parts that a street address names for certain; each occurs in the text. A name without a word such as "street" or
 * "district" may be anything, and two streets are a corner, so neither counts as a part.
 */
export function splitAddress(address: string, city: string): AddressParts {
  // The patterns take quadratic time, and what is longer is not stored.
  if (address.length > MAX_ADDRESS_LENGTH) return {}
  const cityWords = splitWords(city).join(' ')
  const texts = address
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '' && splitWords(text).join(' ') !== cityWords)
  const streets =
    texts.filter((text) => STREET_WORD.test(text)).length > 1
      ? []
      : texts.flatMap((text, index) => readStreet(text, texts[index + 1]) ?? [])
  return {
    ...(streets.length === 1 && streets[0]),
    ...findOnly(texts, 'district', (text) => {
      const found = DISTRICT.exec(text)
      return found?.[1] ?? found?.[2]
    }),
    ...findOnly(texts, 'metro', (text) => METRO.exec(text)?.[1]),
    ...findOnly(texts, 'complex', (text) => COMPLEX.exec(text)?.[1]),
  }
}

/** @param next a house number is often a separate part */
function readStreet(text: string, next: string | undefined): AddressParts | null {
  const own = next === undefined ? undefined : toBuilding(next)
  if (own !== undefined) return isStreet(text) ? { street: text, building: own } : null
  const [, first = '', named = ''] = BUILDING_FIRST.exec(text) ?? []
  if (first !== '' && STREET_LAST.test(named)) return { street: named, building: first }
  const [, before = '', last = ''] = BUILDING_LAST.exec(text) ?? []
  const building = toBuilding(last)
  if (building !== undefined && isStreet(before)) return { street: before, building }
  return isStreet(text) ? { street: text } : null
}

function findOnly<Part extends keyof AddressParts>(
  texts: readonly string[],
  part: Part,
  read: (text: string) => string | undefined,
): AddressParts {
  const found = texts.flatMap((text) => read(text)?.trim() || [])
  return found.length === 1 ? { [part]: found[0] } : {}
}
