import type { FeedProfile } from './feed-profile.ts'

/**
 * Says why the profile skips a row; `null` if it reads it.
 *
 * @param get the value of a column; `undefined` if there is none
 */
export type RowFilter = (get: (column: string) => unknown) => string | null

export function createRowFilter({ only = {} }: FeedProfile): RowFilter {
  const rules = Object.entries(only).map(([column, starts]) => {
    const texts = [starts].flat()
    return {
      column,
      starts: texts.map((text) => text.toLowerCase()),
      reason: `${column} is none of: ${texts.join(', ')}`,
    }
  })
  return (get) => {
    for (const { column, starts, reason } of rules) {
      const value = get(column)
      const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
      if (text !== '' && !starts.some((start) => text.startsWith(start))) return reason
    }
    return null
  }
}
