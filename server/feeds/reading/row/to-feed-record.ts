import type { FeedField, FeedRecord } from '#domain/feeds/fields.ts'
import type { RowReader } from './feed-row.ts'
import { visitMembers } from './flat-members.ts'

/** The field that a column name maps to. */
export type FieldFinder = (name: string) => FeedField | undefined

/** Reads columns by their names. If several map to one field, the first that is not empty counts. */
export function createNameReader(fieldOf: FieldFinder): RowReader<FeedRecord> {
  return {
    createTableReader(columns) {
      const fields = columns.map(fieldOf)
      return (values) => valuesToRecord(values, fields)
    },
    readObject(object) {
      const record: FeedRecord = {}
      visitMembers(object, (name, value) => {
        const field = fieldOf(name)
        if (field !== undefined) record[field] ??= value
      })
      return record
    },
  }
}

/** @param fields the fields that the columns map to */
function valuesToRecord(
  values: readonly string[],
  fields: readonly (FeedField | undefined)[],
): FeedRecord {
  const record: FeedRecord = {}
  for (const [column, field] of fields.entries()) {
    const value = values[column]
    if (field !== undefined && value !== undefined && value !== '') record[field] ??= value
  }
  return record
}
