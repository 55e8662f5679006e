import { FACTS, PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'
import { FACT_COLUMN_NAMES } from '#domain/feeds/fact-words.ts'

/** Facts that stand where early exports had them. */
const EARLY_FIELDS: readonly string[] = ['currentFloor', 'totalFloor', 'yearofConstruction']
const LATER_FACTS: readonly string[] = PLAIN_FACTS.filter(
  (fact) => !EARLY_FIELDS.includes(FACTS[fact].field),
).map((fact) => FACT_COLUMN_NAMES[fact][0])

/** In the order of our CSV exports. */
export const CSV_COLUMNS = [
  'id',
  'price',
  'address',
  'description',
  'countRooms',
  'isRenovation',
  'area',
  'currentFloor',
  'totalFloor',
  'heatingSystem',
  'yearofConstruction',
  'wallType',
  'type',
  'city',
  'lat',
  'lng',
  'pricePerSquare',
  'Realtor.name',
  'Realtor.ava',
  'Realtor.phone',
  'asked.amount',
  'asked.currency',
  'asked.ratedOn',
  'images',
  'feed',
  'feedKey',
  'feedModifiedAt',
  'facts.conditionText',
  'place.district',
  'place.street',
  'place.building',
  'place.metro',
  'place.complex',
  'placeRadius',
  'translations.en',
  'translations.uk',
  ...LATER_FACTS,
  // Last, because this value cannot end with the first half of a line end.
  'publishedAt',
]

const isLaterColumn = (name: string) =>
  /^(asked|facts|place|translations)\.|^placeRadius$/.test(name) || LATER_FACTS.includes(name)

/** Exports of ours may have been saved with more columns by another program; early ones knew fewer. */
export function isOwnExport(columns: readonly string[]): boolean {
  return CSV_COLUMNS.every((name) => isLaterColumn(name) || columns.includes(name))
}

/**
 * Spreadsheets run values with these prefixes as formulas; full-width signs count in some locales.
 * Quotes before them are ours, or were there already.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** Prefixes formulas with a quote. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text
}
