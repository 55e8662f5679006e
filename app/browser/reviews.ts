import { parseReviews, type Review } from '#domain/review/review.ts'
import { storedValue } from './stored-value.ts'

/**
 * The reviews of this browser: `homiq_reviews` holds a list, or nothing while there are only seeds
 * (docs/product.md, "Browser storage").
 */
export const storedReviews = storedValue<readonly Review[]>({
  key: 'homiq_reviews',
  unread: [],
  read: (text) => {
    const { reviews, dropped } = parseReviews(JSON.parse(text))
    return { value: reviews, sound: dropped === 0 }
  },
  write: (reviews) => (reviews.length === 0 ? null : JSON.stringify(reviews)),
})
