import { LeaveReview } from '#app/features/site/review/leave-review.tsx'
import { ReviewList } from '#app/features/site/review/review-list.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { reviewTexts } from '#texts/site/reviews.ts'

export const headers = publicPage

export const meta = () => [
  { title: reviewTexts.title },
  { name: 'description', content: reviewTexts.description },
]

/** `/reviews` (docs/product/site.md, "Reviews page"). */
export default function Reviews() {
  return (
    <div className="page page-overview">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-12">
        <div>
          <h1>{reviewTexts.title}</h1>
          <p className="mt-3 text-ink-soft text-lg">{reviewTexts.lead}</p>
        </div>
        <LeaveReview />
      </div>
      <ReviewList />
    </div>
  )
}
