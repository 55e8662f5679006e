import { useEffect, useEffectEvent, useState } from 'react'
import { forgetTypedStep, getTypedStep, type TypedStep } from '#app/browser/storage/typed-homes.ts'
import type { TextStep } from '#domain/homes/offer/content.ts'
import { isSameText, type TypedValues } from '#domain/homes/offer/draft.ts'

interface UnsavedDraftOptions {
  readonly id: string
  readonly step: TextStep
  readonly revision: number
  /** Values that the page was loaded with. */
  readonly shown: TypedValues
  readonly getTyped: () => TypedValues
  readonly show: (values: TypedValues) => void
  readonly save: (values: TypedValues) => void
}

/**
 * Restores what was typed into a step and did not reach the server.
 *
 * @returns text typed in this browser before the draft was changed elsewhere, and what to do with it
 */
export function useUnsavedDraft(options: UnsavedDraftOptions) {
  const { id, step, revision, shown, getTyped, show, save } = options
  const [left, setLeft] = useState<TypedStep['values'] | null>(null)

  const restore = useEffectEvent(() => {
    const copy = getTypedStep(id, step)
    const typed = getTyped()
    const isTyped = !isSameText(typed, shown)
    if (copy === undefined || isSameText(copy.values, shown)) {
      if (copy !== undefined) forgetTypedStep(id, step)
      // These values were typed before this ran.
      if (isTyped) save(typed)
    } else if (copy.revision === revision && !isTyped) {
      show(copy.values)
      save(copy.values)
    } else setLeft(copy.values)
  })
  // A step is remounted for another draft or revision.
  useEffect(() => restore(), [])

  return {
    left,
    putBack() {
      if (left === null) return
      show(left)
      save(left)
      setLeft(null)
    },
    discard() {
      forgetTypedStep(id, step)
      setLeft(null)
    },
  }
}
