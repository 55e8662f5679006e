import { useState } from 'react'
import { getFirstLetter } from '#app/browser/storage/avatar-letter.ts'
import { storedReviews } from '#app/browser/storage/reviews.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { type Review, selectReviews } from '#domain/site/review/review.ts'
import { toStarCount } from '#domain/site/review/stars.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { starsLabel } from '#texts/site/reviews.ts'
import { SEED_REVIEWS } from '#texts/site/seed-reviews.ts'

/** The `id` of the last review, which is the place of a new one. */
export const LAST_REVIEW_ID = 'last-review'

export function ReviewList() {
  const reviews = selectReviews(useStoredValue(storedReviews), SEED_REVIEWS)
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews are only appended
        <li key={index} id={index === reviews.length - 1 ? LAST_REVIEW_ID : undefined}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

/** Preserves line breaks and shows markup as text (docs/product/site.md, "Reviews page"). */
function ReviewCard({ review }: { review: Review }) {
  const { ava, name, surname, date } = review
  const count = toStarCount(review.stars)
  return (
    <article className="panel flex h-full flex-col gap-5 p-[clamp(1.25rem,2.4vw,1.75rem)]">
      <header className="flex items-center gap-4">
        <ReviewerPicture ava={ava} name={name} surname={surname} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere mb-1 text-xl/heading">
            {name} {surname}
          </h2>
          <Stars count={count} label={starsLabel(count)} />
        </div>
      </header>
      <p className="wrap-anywhere whitespace-pre-wrap" lang={guessLanguage(review.review)}>
        {review.review}
      </p>
      <p className="mt-auto text-ink-soft text-sm">{formatLongDate(date)}</p>
    </article>
  )
}

/** Falls back to the initials, because the object URL of a picture is invalid after a reload. */
function ReviewerPicture({ ava, name, surname }: Pick<Review, 'ava' | 'name' | 'surname'>) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const isShown = ava !== null && ava !== failedUrl
  return (
    <span className="inline-flex size-14 flex-none items-center justify-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-ink">
      {isShown ? (
        <img
          className="size-full object-cover"
          src={ava}
          alt=""
          width={56}
          height={56}
          onError={() => setFailedUrl(ava)}
        />
      ) : (
        <span aria-hidden="true">{[name, surname].map(getFirstLetter).join('')}</span>
      )}
    </span>
  )
}
