import { useState } from 'react'
import { storedReviews } from '#app/browser/storage/reviews.ts'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { primaryButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { SEED_REVIEWS } from '#content/seed-reviews.ts'
import { reviewFormTexts, reviewTexts } from '#content/texts/site/reviews.ts'
import { type Review, selectReviews } from '#domain/site/review/review.ts'
import { ReviewForm } from './review-form.tsx'
import { LAST_REVIEW_ID } from './review-list.tsx'
import { useReviewDraft } from './use-review-draft.ts'

/**
 * Opens the review dialog (docs/product/site.md, "Review form"). A review is appended to the list; publishing the first
 * one also stores the sample reviews.
 */
export function LeaveReview() {
  const draft = useReviewDraft(publish)
  const hydrated = useHydrated()
  const notify = useNotify()
  const [open, setOpen] = useState(false)
  const [published, setPublished] = useState(false)

  function openDialog() {
    // Closing the dialog blurs a field, which validates it.
    draft.clearErrors()
    setOpen(true)
  }
  function publish(review: Review) {
    storedReviews.update((stored) => [...selectReviews(stored, SEED_REVIEWS), review])
    setOpen(false)
    setPublished(true)
    notify.success(reviewTexts.added)
  }
  return (
    <div data-needs-script={!hydrated || undefined}>
      <noscript>
        <p className="max-w-64 text-ink-soft">{reviewTexts.needsScript}</p>
      </noscript>
      {/* Disabled only until hydration, so it keeps its enabled look. */}
      <button
        type="button"
        className={`${primaryButton} disabled:opacity-100! noscript:hidden`}
        disabled={!hydrated}
        onClick={openDialog}
      >
        {reviewTexts.leave}
      </button>
      {published && (
        <p className="mt-2">
          <a href={`#${LAST_REVIEW_ID}`} className="text-link">
            {reviewTexts.show}
          </a>
        </p>
      )}
      {open && (
        // The wheel scrolls the form, not the page behind it.
        <div data-lenis-prevent>
          <Dialog
            heading={reviewFormTexts.heading}
            closeLabel={reviewFormTexts.close}
            onClose={() => setOpen(false)}
          >
            <ReviewForm draft={draft} />
          </Dialog>
        </div>
      )}
    </div>
  )
}
