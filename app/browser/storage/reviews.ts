import { parseReviews, type Review } from '#domain/site/review/review.ts'
import { createStoredValue } from './stored-value.ts'

/**
 * As stored: the sample reviews are included once the visitor has published one
 * (docs/product/shell.md, "Browser storage").
 */
export const storedReviews = createStoredValue<readonly Review[]>({
  key: 'homiq_reviews',
  fallback: [],
  parse: (text) => {
    const { reviews, dropped } = parseReviews(JSON.parse(text))
    return { value: reviews, valid: dropped === 0 }
  },
  serialize: (reviews) => (reviews.length === 0 ? null : JSON.stringify(reviews)),
})
