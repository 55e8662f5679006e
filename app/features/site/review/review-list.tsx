import './review-list.css'
import { storedReviews } from '#app/browser/storage/reviews.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { SEED_REVIEWS } from '#content/seed-reviews.ts'
import { selectReviews } from '#domain/site/review/review.ts'
import { ReviewCard } from './review-card.tsx'

/** The `id` of the last review, which is the place of a new one. */
export const LAST_REVIEW_ID = 'last-review'

export function ReviewList() {
  const reviews = selectReviews(useStoredValue(storedReviews), SEED_REVIEWS)
  return (
    <ul className="review-grid">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews are only appended
        <li key={index} id={index === reviews.length - 1 ? LAST_REVIEW_ID : undefined}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
