import { characterCount } from '#domain/text/character-count.ts'
import type { FeedField } from './fields.ts'
import type { FeedValues } from './values.ts'

/** Most characters of the key that a feed gives a home. */
export const MAX_KEY_LENGTH = 200

/**
 * Most characters of each text that is kept of a feed. A page shows 24 homes and the server keeps
 * thousands in memory, so one long text must not be able to fill either.
 */
const FEED_TEXT_LENGTHS = {
  feed: 200,
  feedKey: MAX_KEY_LENGTH,
  price: 100,
  address: 300,
  city: 100,
  description: 10_000,
  rooms: 100,
  agentName: 200,
  agentPortrait: 1_000,
  agentPhone: 100,
  heating: 200,
  walls: 200,
} as const satisfies Partial<Record<FeedField, number>>

/** Most pictures of a home, and most characters of the address of one. */
export const MAX_IMAGES = 100
export const MAX_IMAGE_URL_LENGTH = 1_000

const LENGTHS = Object.entries(FEED_TEXT_LENGTHS) as [FeedField, number][]

/** Notes a problem for each text of the record that is longer than it may be. */
export function checkLengths(values: FeedValues): void {
  for (const [field, max] of LENGTHS) {
    const value = values.record[field]
    // Nearly all are short texts, whose characters need not be counted one by one.
    if (value === undefined || (typeof value === 'string' && value.length <= max)) continue
    const text = values.raw(field)
    if (text.length > max && characterCount(text) > max)
      values.wrong(field, `at most ${max.toLocaleString('en-US')} characters`)
  }
}
