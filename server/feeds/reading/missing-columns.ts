import { FEED_FIELDS, type FeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { getProfileColumns } from '#domain/feeds/profile/record-reader.ts'
import type { OpenFeed } from './open-feed.ts'

type Fields = readonly (readonly FeedField[])[]

/** Of each line, one field must have a column. */
export const REQUIRED_COLUMNS: Fields = [
  ['key', 'id'],
  ['type', 'propertyType'],
  ['price'],
  ['address', 'city'],
  ['rooms'],
]
/** Without one of these, homes come in, but their file may have it under another name. */
export const EXPECTED_COLUMNS: Fields = [['area']]

/** Options that say a fact for all rows. */
const OPTIONS: Partial<Record<FeedField, string>> = {
  type: '; --type says it of all homes',
  address: '; --city says where all homes are',
}

/**
 * Messages about columns that a table lacks.
 *
 * @param given fields that an option sets
 */
export function findMissingColumns(
  { fields, isHeadless }: OpenFeed,
  given: ReadonlySet<FeedField>,
  wanted: Fields,
): string[] {
  if (fields === null) return []
  const there = new Set([...given, ...fields])
  return wanted
    .filter((some) => !some.some((field) => there.has(field)))
    .map((some) => {
      const [field = 'key'] = some
      const names = some.flatMap((it) => FEED_FIELDS[it]).slice(0, 4)
      const advice = isHeadless
        ? `the file has no headings, so say which one it is, such as --column ${field}="column 1"`
        : `it may be called ${names.join(', ')}, or name it with --column ${field}=NAME`
      return `There is no column for ${field}: ${advice}${OPTIONS[field] ?? ''}.`
    })
}

/** Columns that a profile reads and a table lacks. */
export function findAbsentColumns({ columns }: OpenFeed, profile: FeedProfile): string[] {
  if (columns === null) return []
  return [...getProfileColumns(profile)].filter((name) => !columns.includes(name))
}
