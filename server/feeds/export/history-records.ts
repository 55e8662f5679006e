import { isRowVisible } from '#domain/catalog/history/recorded-row.ts'
import type { RowState } from '#domain/catalog/history/rewind.ts'
import { rewind } from '#domain/catalog/history/rewind.ts'
import type { ListingRecord } from '#domain/catalog/history/timeline.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import { readHomes } from '#server/catalog/history/home/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { readListingsForExport } from './queries.ts'

/** Our columns by the names of RESO's Data Dictionary; all others stay here, also every text and place. */
const FIELDS = {
  price: 'ListPrice',
  rooms: 'RoomsTotal',
  area: 'LivingArea',
  floor: 'EntryLevel',
  total_floors: 'StoriesTotal',
  year_of_construction: 'YearBuilt',
  images: 'PhotosCount',
} as const

/** A field of a listing that changed. */
interface Change {
  readonly FieldName: string
  readonly PreviousValue: string | null
  readonly NewValue: string | null
  readonly ChangeType: 'New Listing' | 'Price Change' | 'Withdrawn' | 'Back On Market' | null
}

const getStatus = (state: RowState) => (isRowVisible(state) ? 'Active' : 'Withdrawn')

const toText = (value: unknown): string | null => {
  if (Array.isArray(value)) return String(value.length)
  return value === null || value === undefined ? null : String(value)
}

function listChanges(before: RowState | null, after: RowState): Change[] {
  const [was, is] = [before && getStatus(before), getStatus(after)]
  const changes: Change[] = Object.entries(FIELDS).flatMap(([column, FieldName]) => {
    const [PreviousValue, NewValue] = [toText(before?.[column]), toText(after[column])]
    const ChangeType = before !== null && column === 'price' ? 'Price Change' : null
    return PreviousValue === NewValue ? [] : [{ FieldName, PreviousValue, NewValue, ChangeType }]
  })
  if (was === is) return changes
  const ChangeType = was === null ? 'New Listing' : is === 'Active' ? 'Back On Market' : 'Withdrawn'
  return [{ FieldName: 'StandardStatus', PreviousValue: was, NewValue: is, ChangeType }, ...changes]
}

/** Records of RESO's resource HistoryTransactional. */
function toRecords(type: EstateType, { id, current, events }: ListingRecord) {
  const key = `${type}-${id}`
  return rewind(current, events).flatMap(({ at, before, after }, index) =>
    listChanges(before, after).map((change) => ({
      HistoryTransactionalKey: `${key}-${index + 1}-${change.FieldName}`,
      ResourceName: 'Property',
      ResourceRecordKey: key,
      ResourceRecordID: String(id),
      ClassName: type === 'sale' ? 'Residential' : 'Residential Lease',
      ...change,
      ModificationTimestamp: new Date(at).toISOString(),
    })),
  )
}

/**
 * Streams what changed of the homes that visitors can see, also under earlier listings of the same home, as NDJSON.
 *
 * @param onProgress called with the number of records so far
 */
export async function* exportHistory(
  db: Queryable,
  onProgress?: (count: number) => void,
): AsyncGenerator<string> {
  let count = 0
  for await (const listings of readListingsForExport(db)) {
    for (const type of ESTATE_TYPES) {
      const shown = listings.flatMap(({ listing }) => (listing.type === type ? [listing.id] : []))
      const homes = await readHomes(db, type, shown, Object.keys(FIELDS))
      const records = [...homes.values()].flat().flatMap((record) => toRecords(type, record))
      yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
      count += records.length
    }
    onProgress?.(count)
  }
}
