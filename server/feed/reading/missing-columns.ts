import { FEED_FIELDS, type FeedField } from '#domain/feed/fields.ts'
import type { OpenFeed } from './open-feed.ts'

/** One field of each line is required. */
const REQUIRED_FIELDS: readonly (readonly FeedField[])[] = [
  ['key', 'id'],
  ['type', 'propertyType'],
  ['price'],
  ['address'],
  ['area'],
  ['floor'],
  ['floors'],
  ['year'],
  ['lat'],
  ['lng'],
  ['agentName'],
  ['agentPhone'],
]

/**
 * Messages about required columns that a table lacks.
 *
 * @param given fields that an option sets
 */
export function findMissingColumns(
  { columns, fieldOf }: OpenFeed,
  given: ReadonlySet<FeedField>,
): string[] {
  if (columns === null) return []
  const there = new Set([...given, ...columns.map(fieldOf)])
  return REQUIRED_FIELDS.filter((fields) => !fields.some((field) => there.has(field))).map(
    (fields) => {
      const names = fields.flatMap((field) => FEED_FIELDS[field]).slice(0, 4)
      return `There is no column for ${fields[0]}: it may be called ${names.join(', ')}, or name it with --column ${fields[0]}=NAME.`
    },
  )
}
