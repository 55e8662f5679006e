import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { Favorite } from './favorite.ts'

const COMPARED_FACTS = [
  ...(['price', 'pricePerSquare', 'rooms', 'area', 'floor', 'year', 'walls', 'heating'] as const),
  'renovation',
  ...WORDED_FACTS,
] as const

export type ComparedFact = (typeof COMPARED_FACTS)[number]

const WORDED: readonly string[] = WORDED_FACTS
const isWorded = (fact: ComparedFact) => WORDED.includes(fact)

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
 * sale. Of facts that few homes state, only those are compared that one of these states.
 */
export function compareFavorites(
  favorites: readonly Favorite[],
  read: (fact: ComparedFact, favorite: Favorite) => string,
): ComparedRow[] {
  const areRents = favorites.every(({ type }) => type === 'rent')
  const facts = COMPARED_FACTS.filter((fact) => fact !== 'pricePerSquare' || !areRents)
  const rows = facts.map((fact): ComparedRow => {
    const values = favorites.map((favorite) => read(fact, favorite))
    // A monthly rent and a sale price differ even if their text is the same.
    const compared = favorites.map(({ type }, index) =>
      fact === 'price' ? `${type} ${values[index]}` : values[index],
    )
    const counts = compared.map((value) => compared.filter((other) => other === value).length)
    const most = Math.max(...counts)
    const standsOut = counts.map((count) => count < most)
    return { fact, values, differs: new Set(compared).size > 1, standsOut }
  })
  return rows.filter(({ fact, values }) => !isWorded(fact) || values.some((value) => value !== ''))
}
