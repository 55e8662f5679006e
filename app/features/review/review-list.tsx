import './review-list.css'
import { storedReviews } from '#app/browser/reviews.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { SEED_REVIEWS } from '#content/seed-reviews.ts'
import { selectReviews } from '#domain/review/review.ts'
import { ReviewCard } from './review-card.tsx'

/** The reviews that this browser knows, in one, two or three columns. */
export function ReviewList() {
  const reviews = selectReviews(useStoredValue(storedReviews), SEED_REVIEWS)
  return (
    <ul className="review-grid">
      {reviews.map((review, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list grows at its end only
        <li key={place}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
