import { useState } from 'react'
import { storedReviews } from '#app/browser/storage/reviews.ts'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { primaryButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { type Review, selectReviews } from '#domain/site/review/review.ts'
import { STAR_RATINGS, toStarCount } from '#domain/site/review/stars.ts'
import { formatNumber } from '#texts/format/number.ts'
import { reviewFormTexts, reviewTexts } from '#texts/site/reviews.ts'
import { SEED_REVIEWS } from '#texts/site/seed-reviews.ts'
import { LAST_REVIEW_ID } from './review-list.tsx'
import { type ReviewDraftForm, useReviewDraft } from './use-review-draft.ts'

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

/** Without a maximum, a date field accepts years of six digits. */
const MAX_DATE = '9999-12-31'

function ReviewForm({ draft }: { draft: ReviewDraftForm }) {
  const { form, field, picture, setPicture } = draft
  return (
    <form {...form} className="mt-3 grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-x-4 gap-y-2 xs:grid-cols-2">
        <TextField {...field('name')} label={reviewFormTexts.name} autoComplete="given-name" />
        <TextField
          {...field('surname')}
          label={reviewFormTexts.surname}
          autoComplete="family-name"
        />
      </div>
      <div className="grid grid-cols-1 gap-x-4 gap-y-2 xs:grid-cols-2">
        <SelectField {...field('stars')} label={reviewFormTexts.stars}>
          <option value="">{reviewFormTexts.chooseStars}</option>
          {STAR_RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {formatNumber(toStarCount(stars))}
            </option>
          ))}
        </SelectField>
        <TextField {...field('date')} label={reviewFormTexts.date} type="date" max={MAX_DATE} />
      </div>
      <TextAreaField {...field('review')} label={reviewFormTexts.review} />
      <PictureField picture={picture} onChange={setPicture} />
      <button type="submit" className={`${primaryButton} mt-2 w-full`}>
        {reviewFormTexts.publish}
      </button>
    </form>
  )
}

interface PictureFieldProps {
  readonly picture: File | null
  readonly onChange: (picture: File | null) => void
}

/** The reviewer's picture, optional: image files only (docs/product/site.md, "Review form"). */
function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isRefused, setIsRefused] = useState(false)
  function choose(file: File) {
    // `accept` is only a hint to the browser.
    const isPicture = file.type.startsWith('image/')
    setIsRefused(!isPicture)
    if (isPicture) onChange(file)
  }
  return (
    <FileField
      label={reviewFormTexts.picture}
      message={isRefused ? reviewFormTexts.notAPicture : undefined}
      accept="image/*"
      chooseLabel={reviewFormTexts.choosePicture}
      fileLabel={picture?.name ?? reviewFormTexts.noPicture}
      onChoose={choose}
      removeLabel={reviewFormTexts.removePicture}
      onRemove={picture === null ? undefined : () => onChange(null)}
    />
  )
}
