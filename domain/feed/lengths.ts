import { countCharacters } from '#domain/text/count-characters.ts'
import type { FeedField } from './fields.ts'
import type { FeedValues } from './values.ts'

/** In characters. */
export const MAX_KEY_LENGTH = 200

/**
 * In characters. A page shows 24 listings and the server caches thousands, so that a long text must
 * not fill either.
 */
const MAX_TEXT_LENGTHS = {
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
  condition: 200,
  renovation: 200,
} as const satisfies Partial<Record<FeedField, number>>

export const MAX_IMAGES = 100
/** In UTF-16 units. */
export const MAX_IMAGE_URL_LENGTH = 1_000

const MAX_LENGTH_ENTRIES = Object.entries(MAX_TEXT_LENGTHS) as [FeedField, number][]

/** Adds a problem for each text of the record that is too long. */
export function checkLengths(values: FeedValues): void {
  for (const [field, max] of MAX_LENGTH_ENTRIES) {
    const value = values.record[field]
    // Fast path: counting characters is slow, and nearly all texts are short.
    if (value === undefined || (typeof value === 'string' && value.length <= max)) continue
    const text = values.raw(field)
    if (text.length > max && countCharacters(text) > max)
      values.addProblem(field, `at most ${max.toLocaleString('en-US')} characters`)
  }
}
