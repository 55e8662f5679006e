import type { FeedRow } from './feed-row.ts'
import { type FieldFinder, recordOfObject } from './to-feed-record.ts'

/** Characters that one home may have; more means that something was opened and never closed. */
export const LONGEST_HOME = 4_000_000

/** The row that a text of JSON is. */
export function jsonRow(text: string, line: number, fieldOf: FieldFinder): FeedRow {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, broken: 'not JSON' }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { line, record: recordOfObject(value, fieldOf) }
    : { line, broken: 'not an object of JSON' }
}
