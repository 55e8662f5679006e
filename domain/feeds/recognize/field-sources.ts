import { FEED_FIELDS, type FeedField, isFeedField } from '#domain/feeds/fields.ts'
import { findAddressSources } from './address-sources.ts'
import { getDistinctShare } from './contents/column-values.ts'
import { type ClaimsByMeaning, type FieldSource, toSource } from './field-source.ts'
import type { SampleColumn } from './sample.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'

/** Columns that stand in for fields that have no column. */
const FALLBACKS: readonly (readonly [FeedField, ColumnMeaning, string])[] = [
  ['area', 'livingArea', 'no column gives the total area'],
  ['rooms', 'bedrooms', 'no column gives the rooms: these are bedrooms'],
  ['description', 'title', 'no column has a longer text'],
  ['kind', 'generalKind', 'only rows in which it names an apartment are read'],
]

/** Fields whose columns are found separately. */
const COMBINED: readonly FeedField[] = ['address', 'city', 'key']

/**
 * Finds the columns of each field.
 *
 * @param isPlain whether known column names say everything, so that nothing has to be added
 */
export function findFieldSources(byMeaning: ClaimsByMeaning, isPlain: boolean): FieldSource[] {
  const fields = Object.keys(FEED_FIELDS).filter(isFeedField)
  const plain = fields
    .filter((field) => !COMBINED.includes(field))
    .flatMap((field) => toSource([field], byMeaning.get(field)))
  const fallbacks = FALLBACKS.filter(([field]) => !byMeaning.has(field)).flatMap(
    ([field, meaning, note]) => toSource([field], byMeaning.get(meaning), note),
  )
  return [
    ...findKeySources(byMeaning),
    ...findAddressSources(byMeaning, isPlain),
    ...plain,
    ...fallbacks,
    ...findPairs(byMeaning),
  ]
}

function findKeySources(byMeaning: ClaimsByMeaning): FieldSource[] {
  const claim = byMeaning.get('key')
  if (claim !== undefined) return toSource(['key'], claim)
  const claims = [...byMeaning.values()]
  const columns = proposeKeyColumns((meaning) => byMeaning.get(meaning)?.column)
  const own = columns.flatMap((column) => claims.find((it) => it.column === column) ?? [])
  const note = 'no column has a key: these together tell listings apart'
  return own.length === 0 ? [] : [{ fields: ['key'], claims: own, note }]
}

/** Finds columns that hold two fields each, which are read from either field. */
function findPairs(byMeaning: ClaimsByMeaning): FieldSource[] {
  const floor = byMeaning.has('floor') ? 'floors' : 'floor'
  return [
    ...(byMeaning.has(floor)
      ? []
      : toSource([floor], byMeaning.get('floorOfFloors'), 'the floor and those of the building')),
    ...(byMeaning.has('lat')
      ? []
      : toSource(['lat'], byMeaning.get('coordinates'), 'both coordinates')),
  ]
}

type ColumnFinder = (meaning: ColumnMeaning) => SampleColumn | undefined

/** Columns that are always part of a key, even if all their values in the sample are equal. */
const ADDRESS: readonly ColumnMeaning[] = ['city', 'suburb', 'street', 'houseNumber', 'address']
/** Columns whose values stay the same while a listing is offered, unlike its price. */
const LASTING: readonly (readonly ColumnMeaning[])[] = [
  ...([['coordinates'], ['lat', 'lng'], ['floorOfFloors'], ['floor']] as const),
  ...([['rooms'], ['bedrooms'], ['area'], ['livingArea']] as const),
]

/**
 * The smallest set of columns that identifies most sample rows; empty without an address or coordinates, because equal
 * sizes do not make two rows the same home.
 */
function proposeKeyColumns(columnOf: ColumnFinder): SampleColumn[] {
  const find = (meanings: readonly ColumnMeaning[]) => [
    ...new Set(meanings.flatMap((meaning) => columnOf(meaning) ?? [])),
  ]
  const hasPlace = (['address', 'street', 'lat', 'coordinates'] as const).some(columnOf)
  if (!hasPlace) return []
  const address = find(ADDRESS)
  const chosen = (columnOf('address') ?? columnOf('street')) ? address : []
  for (const columns of LASTING.map(find)) {
    const share = getUniqueShare(chosen)
    if (share === 1) break
    if (getUniqueShare([...chosen, ...columns]) > share) chosen.push(...columns)
  }
  return chosen
}

function getUniqueShare(columns: readonly SampleColumn[]): number {
  const [first] = columns
  if (first === undefined) return 0
  const rows = first.values.cells.map((_, row) =>
    columns.map(({ values }) => values.cells[row] ?? '').join('\0'),
  )
  return getDistinctShare(rows)
}
