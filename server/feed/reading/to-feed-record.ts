import type { FeedField, FeedRecord } from '#domain/feed/fields.ts'

/** Finds the field that a name of a column stands for. */
export type FieldFinder = (name: string) => FeedField | undefined

/**
 * The record of an object of JSON. The members of an object within it are named as `Realtor.name`.
 * Of several members that stand for one field the first that says something counts.
 */
export function recordOfObject(object: object, fieldOf: FieldFinder): FeedRecord {
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

/** The record of a line of a table whose columns stand for `fields`. */
export function recordOfValues(
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
