import type { FeedRecord } from '#domain/feed/fields.ts'
import type { FeedProfile } from '#domain/feed/profile/feed-profile.ts'
import { createRecordReader } from '#domain/feed/profile/record-reader.ts'
import { getFlatMembers } from './flat-members.ts'
import type { RowReader } from './row-reader.ts'

/** Reads columns as a profile says. */
export function createProfileReader(profile: FeedProfile): RowReader<FeedRecord> {
  const read = createRecordReader(profile)
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
