import './review-card.css'
import { Stars } from '#app/ui/stars/stars.tsx'
import { starsLabel } from '#content/texts/site/reviews.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'
import type { Review } from '#domain/site/review/review.ts'
import { toStarCount } from '#domain/site/review/stars.ts'
import { ReviewerPicture } from './reviewer-picture.tsx'

/** Preserves line breaks and shows markup as text (docs/product/site.md, "Reviews page"). */
export function ReviewCard({ review }: { review: Review }) {
  const { ava, name, surname, date } = review
  const count = toStarCount(review.stars)
  return (
    <article className="panel review-card">
      <header className="flex items-center gap-4">
        <ReviewerPicture ava={ava} name={name} surname={surname} />
        <div className="min-w-0">
          <h2 className="review-name">
            {name} {surname}
          </h2>
          <Stars count={count} label={starsLabel(count)} />
        </div>
      </header>
      <p className="review-text">{review.review}</p>
      <p className="mt-auto text-ink-soft text-sm">{formatLongDate(date)}</p>
    </article>
  )
}
