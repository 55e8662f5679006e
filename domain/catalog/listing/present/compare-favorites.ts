import { WORDED_FACTS, type WordedFact } from '#domain/catalog/listing/facts.ts'
import type { Favorite } from '#domain/catalog/listing/favorite.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { formatArea, formatFloor, formatRenovation } from './en.ts'
import { formatListedPrice, formatPricePerSquare } from './en-price.ts'
import { type FactWords, formatFact } from './format-fact.ts'

type ReadFact = (favorite: Favorite, display: DisplayCurrency) => string

/** The compared facts of each home, as visitors read them; '' if not stated. */
const READERS = {
  price: formatListedPrice,
  pricePerSquare: ({ type, pricePerSquare }, display) =>
    type === 'rent' || pricePerSquare === undefined
      ? ''
      : formatPricePerSquare(pricePerSquare, display),
  rooms: ({ countRooms }) => countRooms,
  area: ({ area }) => formatArea(area),
  floor: ({ currentFloor, totalFloor }) => formatFloor(currentFloor, totalFloor),
  year: ({ yearofConstruction }) => String(yearofConstruction ?? ''),
  walls: ({ wallType }) => wallType ?? '',
  heating: ({ heatingSystem }) => heatingSystem ?? '',
  renovation: ({ isRenovation }) => formatRenovation(isRenovation),
} as const satisfies Record<string, ReadFact>

export type ComparedFact = keyof typeof READERS | WordedFact

const COMPARED_FACTS = [...(Object.keys(READERS) as (keyof typeof READERS)[]), ...WORDED_FACTS]

const isWorded = (fact: ComparedFact): fact is WordedFact => !(fact in READERS)

export interface ComparedRow {
  readonly fact: ComparedFact
  /** One text for each home. */
  readonly values: readonly string[]
  /**
   * Whether the homes differ in this fact. It is also true if only some homes state the fact, because that is a reason
   * to ask.
   */
  readonly differs: boolean
  /** For each home, whether more of the others share a value: where all differ, no value says anything. */
  readonly standsOut: readonly boolean[]
}

/**
 * Compares the facts of favorites. Rentals have no price per square meter, so that row appears only with a home for
 * sale.
 */
export function compareFavorites(
  favorites: readonly Favorite[],
  display: DisplayCurrency,
  words: FactWords,
): ComparedRow[] {
  const areRents = favorites.every(({ type }) => type === 'rent')
  const facts = COMPARED_FACTS.filter((fact) => fact !== 'pricePerSquare' || !areRents)
  return facts.map((fact) => {
    const values = favorites.map((favorite) =>
      isWorded(fact) ? formatFact(fact, favorite, words) : READERS[fact](favorite, display),
    )
    // A monthly rent and a sale price differ even if their text is the same.
    const compared = favorites.map(({ type }, index) =>
      fact === 'price' ? `${type} ${values[index]}` : values[index],
    )
    const counts = compared.map((value) => compared.filter((other) => other === value).length)
    const most = Math.max(...counts)
    const standsOut = counts.map((count) => count < most)
    return { fact, values, differs: new Set(compared).size > 1, standsOut }
  })
}
