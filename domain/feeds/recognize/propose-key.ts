import { getDistinctShare } from './contents/column-values.ts'
import type { SampleColumn } from './sample.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'

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
export function proposeKeyColumns(columnOf: ColumnFinder): SampleColumn[] {
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
