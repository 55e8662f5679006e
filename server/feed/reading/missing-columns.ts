import { FEED_FIELDS, type FeedField } from '#domain/feed/fields.ts'
import type { OpenFeed } from './open-feed.ts'

/** Of each line one column must be there. */
const NEEDED: readonly (readonly FeedField[])[] = [
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
 * Sentences about columns without which no row of a table could be imported.
 *
 * @param given fields that an option stands in for
 */
export function missingColumns(
  { columns, fieldOf }: OpenFeed,
  given: ReadonlySet<FeedField>,
): string[] {
  if (columns === null) return []
  const there = new Set([...given, ...columns.map(fieldOf)])
  return NEEDED.filter((fields) => !fields.some((field) => there.has(field))).map((fields) => {
    const names = fields.flatMap((field) => FEED_FIELDS[field]).slice(0, 4)
    return `There is no column for ${fields[0]}: it may be called ${names.join(', ')}, or name it with --column ${fields[0]}=NAME.`
  })
}
