import { useEffect, useState } from 'react'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import type { Review } from '#domain/site/review/review.ts'
import { type ReviewDraft, reviewSchema } from '#domain/site/review/review-schema.ts'
import { reviewFormTexts } from '#texts/site/reviews.ts'

const schema = reviewSchema(reviewFormTexts.required)

const EMPTY: ReviewDraft = { name: '', surname: '', stars: '', review: '', date: '' }

interface SavedDraft {
  readonly values: ReviewDraft
  readonly picture: File | null
}

const NO_DRAFT: SavedDraft = { values: EMPTY, picture: null }

/** The draft as it was on the last visit to the page. */
let savedDraft = NO_DRAFT

/**
 * The draft outlives the dialog and the page, until it is published or the document is reloaded. So
 * does the object URL of its picture.
 */
export function useReviewDraft(publish: (review: Review) => void) {
  const [picture, setPicture] = useState(savedDraft.picture)
  const form = useSchemaForm({
    schema,
    defaultValues: savedDraft.values,
    async onValid(values) {
      publish({ ava: picture && URL.createObjectURL(picture), ...values })
      form.reset(EMPTY)
      setPicture(null)
    },
  })
  const { getValues } = form
  useEffect(
    () => () => {
      savedDraft = { values: { ...EMPTY, ...getValues() }, picture }
    },
    [getValues, picture],
  )
  return { ...form, picture, setPicture }
}

export type ReviewDraftForm = ReturnType<typeof useReviewDraft>
