import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { reviewFormTexts } from '#content/texts/reviews.ts'
import { type ReviewDraft, reviewFormSchema } from '#domain/review/review.ts'

const resolver = zodResolver(reviewFormSchema(reviewFormTexts.required))

const EMPTY: ReviewDraft = { name: '', surname: '', stars: '', review: '', date: '' }

interface Kept {
  readonly values: ReviewDraft
  readonly picture: File | null
}

const NOTHING: Kept = { values: EMPTY, picture: null }

/** What was half written when the screen was left. */
let kept = NOTHING

/**
 * The review being written. It outlives the modal, and the screen too: it is there until it is
 * published or the page is reloaded.
 */
export function useReviewDraft() {
  const form = useForm({ mode: 'onTouched', resolver, defaultValues: kept.values })
  const [picture, setPicture] = useState(kept.picture)
  const { getValues, reset } = form
  useEffect(
    () => () => {
      kept = { values: getValues(), picture }
    },
    [getValues, picture],
  )
  const clear = () => {
    reset(EMPTY)
    setPicture(null)
  }
  return { form, picture, setPicture, clear }
}

export type ReviewDraftState = ReturnType<typeof useReviewDraft>
