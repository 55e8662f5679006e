import type { FeedRecord } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { createRecordReader } from '#domain/feeds/profile/record-reader.ts'
import { createRowFilter } from '#domain/feeds/profile/row-filter.ts'
import type { FeedRow, RowReader } from './row/feed-row.ts'
import { getFlatMembers } from './row/flat-members.ts'

export interface ProfiledRecord {
  readonly record: FeedRecord
  /** Why the profile skips the row; `null` if it reads it. */
  readonly notShown: string | null
}

/** Reads columns as a profile says. */
export function createProfileReader(profile: FeedProfile): RowReader<ProfiledRecord> {
  const readRecord = createRecordReader(profile)
  const filter = createRowFilter(profile)
  const read = (get: (name: string) => unknown): ProfiledRecord => ({
    record: readRecord(get),
    notShown: filter(get),
  })
  return {
    createTableReader(columns) {
      const indexes = new Map(columns.map((name, index) => [name, index] as const).toReversed())
      return (values) => read((name) => values[indexes.get(name) ?? -1])
    },
    readObject(object) {
      const members = getFlatMembers(object)
      return read((name) => members.get(name))
    },
  }
}

export async function* toFeedRows(
  chunks: AsyncGenerator<FeedRow<ProfiledRecord>[]>,
): AsyncGenerator<FeedRow[]> {
  for await (const rows of chunks) yield rows.map(toFeedRow)
}

function toFeedRow(row: FeedRow<ProfiledRecord>): FeedRow {
  if (!('record' in row)) return row
  const { line } = row
  const { record, notShown } = row.record
  return notShown === null ? { line, record } : { line, notShown }
}
