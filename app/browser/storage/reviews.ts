import { parseReviews, type Review } from '#domain/review/review.ts'
import { createStoredValue } from './stored-value.ts'

/** The list as stored; the seeds are in it once a review was published (docs/product.md, "Browser storage"). */
export const storedReviews = createStoredValue<readonly Review[]>({
  key: 'homiq_reviews',
  fallback: [],
  parse: (text) => {
    const { reviews, dropped } = parseReviews(JSON.parse(text))
    return { value: reviews, valid: dropped === 0 }
  },
  serialize: (reviews) => (reviews.length === 0 ? null : JSON.stringify(reviews)),
})
