import type { FeedField, FeedRecord } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { createRecordReader } from '#domain/feeds/profile/record-reader.ts'
import { createRowFilter } from '#domain/feeds/profile/row-filter.ts'

/** `line` is where the row begins, counted from 1; in a file of one line, which row it is. */
type Unread =
  /** The row cannot be parsed. */
  | { readonly line: number; readonly broken: string }
  /** The file is cut off; this is the last row. */
  | { readonly line: number; readonly endsEarly: string }

/** The values of a row that are not empty, by column; of JSON, members of an object are named like `Realtor.name`. */
export type Members = ReadonlyMap<string, unknown>

/** A row of a file, whatever its columns are. */
export type SourceRow = { readonly line: number; readonly members: Members } | Unread

export type FeedRow =
  | { readonly line: number; readonly record: FeedRecord }
  /** The row is not an apartment listing, so it is skipped. */
  | { readonly line: number; readonly notShown: string }
  | Unread

/** Of several values with one name, the first counts. */
export function toMembers(pairs: Iterable<readonly [string, unknown]>): Members {
  const members = new Map<string, unknown>()
  for (const [name, value] of pairs)
    if (value !== null && value !== '' && !members.has(name)) members.set(name, value)
  return members
}

export const getFlatMembers = (object: object): Members =>
  toMembers(
    Object.entries(object).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part] as const)
        : [[name, value] as const],
    ),
  )

type RowReader = (
  members: Members,
) => { readonly record: FeedRecord } | { readonly notShown: string }

/** The field that a column name maps to. */
export type FieldFinder = (name: string) => FeedField | undefined

/** Reads columns by their names. If several map to one field, the first counts. */
export const createNameReader =
  (fieldOf: FieldFinder): RowReader =>
  (members) => {
    const record: FeedRecord = {}
    for (const [name, value] of members) {
      const field = fieldOf(name)
      if (field !== undefined) record[field] ??= value
    }
    return { record }
  }

/** Reads columns as a profile says. */
export function createProfileReader(profile: FeedProfile): RowReader {
  const read = createRecordReader(profile)
  const filter = createRowFilter(profile)
  return (members) => {
    const get = (name: string) => members.get(name)
    const notShown = filter(get)
    return notShown === null ? { record: read(get) } : { notShown }
  }
}

export async function* readFeedRows(
  chunks: AsyncGenerator<SourceRow[]>,
  read: RowReader,
): AsyncGenerator<FeedRow[]> {
  for await (const rows of chunks)
    yield rows.map((row) => ('members' in row ? { line: row.line, ...read(row.members) } : row))
}
