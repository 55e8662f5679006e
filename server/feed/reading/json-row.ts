import type { FeedRow } from './feed-row.ts'
import { type FieldFinder, objectToRecord } from './to-feed-record.ts'

/** More characters mean that a bracket or quote was never closed. */
export const MAX_JSON_LISTING_LENGTH = 4_000_000

export function parseJsonRow(text: string, line: number, fieldOf: FieldFinder): FeedRow {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, broken: 'not JSON' }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { line, record: objectToRecord(value, fieldOf) }
    : { line, broken: 'not an object of JSON' }
}
