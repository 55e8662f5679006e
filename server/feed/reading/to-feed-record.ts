import type { FeedField, FeedRecord } from '#domain/feed/fields.ts'

/** The field that a column name maps to. */
export type FieldFinder = (name: string) => FeedField | undefined

/**
 * Nested members are named like `Realtor.name`. If several members map to one field, the first that
 * is not empty counts.
 */
export function objectToRecord(object: object, fieldOf: FieldFinder): FeedRecord {
  const record: FeedRecord = {}
  addMembers(record, object, '', fieldOf)
  return record
}

function addMembers(record: FeedRecord, object: object, prefix: string, fieldOf: FieldFinder) {
  const members = object as Readonly<Record<string, unknown>>
  for (const name of Object.keys(members)) {
    const value = members[name]
    if (value === null || value === '') continue
    if (prefix === '' && typeof value === 'object' && !Array.isArray(value)) {
      addMembers(record, value, `${name}.`, fieldOf)
      continue
    }
    const field = fieldOf(prefix === '' ? name : prefix + name)
    if (field !== undefined) record[field] ??= value
  }
}

/** @param fields the fields that the columns map to */
export function valuesToRecord(
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
