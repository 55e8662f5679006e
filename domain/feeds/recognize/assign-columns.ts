import { createFieldFinder, type FeedField } from '#domain/feeds/fields.ts'
import { type ColumnClaim, getColumnClaims } from './column-claims.ts'
import { type FeedSample, getSampleColumns, type SampleColumn } from './sample.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'

export type Assignment = ReturnType<typeof assignColumns>

/** Gives each meaning to the column that claims it with the greatest confidence. */
export function assignColumns(sample: FeedSample) {
  const columns = getSampleColumns(sample)
  const chosenFields = new Set(sample.chosen?.values())
  const findChosen = createFieldFinder(sample.chosen)
  const find = createFieldFinder()
  /** Why columns are left out, by their index. */
  const reasons = new Map<number, string>()
  const claims: ColumnClaim[] = []
  for (const column of columns) {
    const nameProblem = findNameProblem(column, columns)
    if (nameProblem !== null) {
      reasons.set(column.index, nameProblem)
      continue
    }
    const known = find(column.name)
    const field = findChosen(column.name)
    // A chosen column takes precedence over known names of the same field.
    const chosen = field !== known || chosenFields.has(field as FeedField) ? field : undefined
    const found = getColumnClaims(column, chosen, known)
    claims.push(...found.claims)
    if (found.contradicted !== null)
      reasons.set(
        column.index,
        `its values do not look like ${MEANING_NAMES[found.contradicted] ?? found.contradicted}`,
      )
  }
  /** The column of each meaning, without `other`. */
  const byMeaning = new Map<ColumnMeaning, ColumnClaim>()
  const taken = new Set<SampleColumn>()
  for (const claim of resolveDegrees(claims).toSorted(compareClaims)) {
    const { column, meaning } = claim
    if (taken.has(column)) continue
    if (meaning === 'other') {
      reasons.set(column.index, 'listings have no such fact')
      taken.add(column)
      continue
    }
    const winner = byMeaning.get(meaning)
    if (winner === undefined) {
      byMeaning.set(meaning, claim)
      taken.add(column)
      reasons.delete(column.index)
    } else if (!reasons.has(column.index)) {
      reasons.set(
        column.index,
        `${MEANING_NAMES[meaning] ?? meaning} is read from "${winner.column.name}"`,
      )
    }
  }
  return { columns, byMeaning, reasons }
}

/** Why a column cannot be used because of its name: profiles find columns by their names. */
function findNameProblem({ name, index }: SampleColumn, columns: readonly SampleColumn[]) {
  if (name === '') return 'it has no heading'
  const isFirst = columns.findIndex((other) => other.name === name) === index
  return isFirst ? null : 'an earlier column has the same heading'
}

/** How the reasons name meanings that are not fields of their own. */
const MEANING_NAMES: Partial<Record<ColumnMeaning, string>> = {
  lat: 'a latitude',
  lng: 'a longitude',
  key: 'a key that is unique',
  type: 'sale or rent',
  propertyType: 'sale or rent',
  renovation: 'yes or no',
  placeWithheld: 'yes or no',
  placeShown: 'yes or no',
  publishedAt: 'a date like 2025-11-17',
  modifiedAt: 'a date like 2025-11-17',
  agentPhone: 'a phone number',
  agentName: 'the name of an agent',
  floorOfFloors: 'a floor of floors',
  houseNumber: 'a house number',
  generalKind: 'apartments and houses',
  studio: 'yes or no',
  livingArea: 'a living area',
}

/**
 * Sorts claims by confidence. A price in dollars is preferred because it needs no rate, and a column with more values
 * is preferred too.
 */
function compareClaims(a: ColumnClaim, b: ColumnClaim): number {
  const dollars = ({ column, meaning }: ColumnClaim) =>
    meaning === 'price' && column.heading.currency === 'USD' ? 0.01 : 0
  return (
    b.confidence + dollars(b) - (a.confidence + dollars(a)) ||
    b.column.values.filled - a.column.values.filled ||
    a.column.index - b.column.index
  )
}

/**
 * Decides which of two columns of degrees without headings is the latitude: the first one, unless the ranges say
 * otherwise.
 */
function resolveDegrees(claims: readonly ColumnClaim[]): ColumnClaim[] {
  const degrees = claims.filter(({ meaning, reason }) => meaning === 'lat' && reason === 'contents')
  const others = claims.filter((claim) => !degrees.includes(claim))
  const [first, second] = degrees
  if (first === undefined || second === undefined) return others
  const isReversed = first.column.values.texts.some(
    (text) => Math.abs(Number.parseFloat(text)) > 90,
  )
  return [
    ...others,
    { ...first, meaning: isReversed ? 'lng' : 'lat' },
    { ...second, meaning: isReversed ? 'lat' : 'lng' },
  ]
}
