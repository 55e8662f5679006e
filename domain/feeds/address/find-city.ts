import type { City } from '#domain/catalog/city/city.ts'
import { lazy } from '#domain/platform/text/lazy.ts'
import { isPlacePart } from './split-address.ts'

/** Words before or after the name of a place: "м. Київ", "Kyiv city", "c. Київ". */
const PLACE_WORD =
  /^(?:місто|город|city of|city|miasto|stadt|ciudad(?: de)?|ville(?: de)?|citt[àa](?: di)?|cidade(?: de)?|město|смт|пгт|село|селище|посел?ок|посёлок|пос|(?:м|г|m|c|с)(?=\.))[.\s]\s*(?=\p{L})|\s+(?:м\.?|г\.?|city|місто|город)$/iu
/** Codes of countries in which homes may be, whose names no city has. */
const COUNTRIES = 'UA PL DE AT CH CZ SK HU RO MD BY RU BG TR GE FR ES PT IT GB IE US CA AU NL BE'
const LANGUAGES = ['uk', 'ru', 'en', 'pl', 'de', 'es', 'fr', 'it', 'pt', 'cs']
const getCountryNames = lazy(
  () =>
    new Set([
      ...['ua', 'usa', 'uk', 'рф'],
      ...LANGUAGES.flatMap((language) => {
        const names = new Intl.DisplayNames(language, { type: 'region' })
        return COUNTRIES.split(' ').map((code) => (names.of(code) ?? '').toLowerCase())
      }),
    ]),
)
const REGION =
  /(?<!\p{L})(обл(асть|\.)?|oblast|region|province|voivodeship|wojew[óo]dztwo|woj\.?|bundesland|kraj|provincia|d[ée]partement|regione|county|state)(?!\p{L})/iu
/** Alone, or before or after a city: "01001", "10119 Berlin", "00-950 Warszawa". */
const POSTCODE = /^(?:[a-z]{1,2}-?\s?)?\d{2}[\s-]?\d{3}(?:$|\s+(?=\p{L}))|(?<=\p{L})\s+\d{5}$/iu
/** Flats, entrances and floors, which are nobody's business, after a street or alone. */
const FLAT =
  /(?<![\p{L}\d])(?:кв(?:артира)?|апарт\p{L}*|apt|apartment|flat|unit|wohnung|whg|lok|lokal|mieszkanie|puerta|appt|appartement|interno|apto|byt|оф(?:іс|ис)?|під[’'ʼ]?їзд|подъезд)\.?\s*(?:№|#|no\.?)?\s*\d+\p{L}?$|(?<![\p{L}\d])m\.\s*\d+$/iu
const FLOOR =
  /^(?:поверх|этаж|floor|pi[ęe]tro|etage|stock|planta|[ée]tage|piano|andar|patro)\.?\s*\d+$|^\d+(?:[-\s]?(?:й|st|nd|rd|th))?\.?\s*(?:поверх|этаж|floor|pi[ęe]tro|etage|stock|[ée]tage|piano|andar|patro)$/iu

const toParts = (text: string): string[] =>
  text.split(/[,;()\n]/).flatMap((part) => part.trim().replace(POSTCODE, '') || [])

const withoutPlaceWord = (part: string): string => part.replace(PLACE_WORD, '').trim()

/** "State Street" is neither. */
const isCountryOrRegion = (part: string): boolean =>
  getCountryNames().has(part.toLowerCase()) ||
  (REGION.test(part) && !/\p{N}/u.test(part) && !isPlacePart(part))

/** Whether a part may be the name of a city: without numbers, and without a word for another kind of place. */
const canBeCity = (part: string): boolean =>
  /\p{L}/u.test(part) && !/\p{N}/u.test(part) && !isCountryOrRegion(part) && !isPlacePart(part)

type FindCity = (name: string) => City | null

/** The city that a cell for it names, without other words: the first one that the site knows, else the first one. */
export function readCityCell(text: string, findCity: FindCity): string {
  const parts = toParts(text).map(withoutPlaceWord)
  return parts.find((part) => findCity(part) !== null) ?? parts.find(canBeCity) ?? ''
}

/**
 * The city that a street address names: one that the site knows wherever it stands, one with a word such as "м.", else
 * the last part that may be a city; '' if none.
 */
export function findCityInAddress(address: string, findCity: FindCity): string {
  const parts = toParts(address)
  const isKnown = (part: string) => findCity(withoutPlaceWord(part)) !== null
  const named = (part: string) => PLACE_WORD.test(part) && canBeCity(withoutPlaceWord(part))
  const found =
    parts.findLast(isKnown) ??
    parts.find(named) ??
    (parts.length > 1 ? parts.findLast(canBeCity) : undefined)
  return withoutPlaceWord(found ?? '')
}

/** Leaves out of an address what is no place of a building, or tells more than it: country, postcode, flat, floor. */
export function shortenAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const kept = parts
    .map((part) => part.replace(POSTCODE, '').replace(FLAT, '').trim())
    .filter((part) => part !== '' && !isCountryOrRegion(part) && !FLOOR.test(part))
  return kept.length === parts.length && kept.every((part, at) => part === parts[at])
    ? address
    : kept.join(', ')
}
