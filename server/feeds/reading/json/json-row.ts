import { getFlatMembers, type SourceRow } from '#server/feeds/reading/feed-row.ts'

/** More characters mean that a bracket or quote was never closed. */
export const MAX_JSON_LISTING_LENGTH = 4_000_000

export function parseJsonRow(text: string, line: number): SourceRow {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, broken: 'not JSON' }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { line, members: getFlatMembers(value) }
    : { line, broken: 'not an object of JSON' }
}
