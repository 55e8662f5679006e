import type { FeedRow, RowReader } from '#server/feeds/reading/row/feed-row.ts'

/** More characters mean that a bracket or quote was never closed. */
export const MAX_JSON_LISTING_LENGTH = 4_000_000

export function parseJsonRow<R>(
  text: string,
  line: number,
  { readObject }: RowReader<R>,
): FeedRow<R> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, broken: 'not JSON' }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { line, record: readObject(value) }
    : { line, broken: 'not an object of JSON' }
}
