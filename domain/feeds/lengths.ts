import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import type { FeedField } from './fields.ts'
import type { FeedValues } from './values.ts'

/** In characters. */
export const MAX_KEY_LENGTH = 200

/**
 * In characters. A page shows 24 listings and the server caches thousands, so that a long text must
 * not fill either.
 */
const MAX_REQUIRED_LENGTHS = {
  feed: 200,
  feedKey: MAX_KEY_LENGTH,
  price: 100,
  address: 300,
  city: 100,
  rooms: 100,
} as const satisfies Partial<Record<FeedField, number>>

/** Maximum lengths of optional texts. A record with a longer text is kept without that fact. */
const MAX_OPTIONAL_LENGTHS = {
  description: 10_000,
  descriptionEn: 10_000,
  descriptionUk: 10_000,
  district: 300,
  street: 300,
  houseNumber: 300,
  metro: 300,
  complex: 300,
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

const toEntries = (lengths: Partial<Record<FeedField, number>>) =>
  Object.entries(lengths) as [FeedField, number][]
const REQUIRED = toEntries(MAX_REQUIRED_LENGTHS)
const OPTIONAL = toEntries(MAX_OPTIONAL_LENGTHS)

/** Checks the lengths of texts. Adds a problem for each required text that is too long; discards optional ones. */
export function checkLengths(values: FeedValues): void {
  for (const [field, max] of REQUIRED)
    if (isTooLong(values, field, max)) values.addProblem(field, describeMax(max))
  for (const [field, max] of OPTIONAL)
    if (isTooLong(values, field, max)) values.discard(field, describeMax(max))
}

const describeMax = (max: number) => `at most ${formatNumber(max)} characters`

function isTooLong(values: FeedValues, field: FeedField, max: number): boolean {
  const value = values.record[field]
  // This is a fast path: counting characters is slow, and nearly all texts are short.
  if (value === undefined || (typeof value === 'string' && value.length <= max)) return false
  const text = values.raw(field)
  return text.length > max && countCharacters(text) > max
}
