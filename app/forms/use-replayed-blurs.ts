import { type RefObject, useEffect, useRef } from 'react'
import { getBlurredFields } from '#app/browser/blurred-fields.ts'

/**
 * Dispatches the `focusout` events that a form missed before hydration, so that its fields show their errors
 * (docs/product.md, "Forms"). Call it after the form library's hook.
 *
 * @returns the ref of the form
 */
export function useReplayedBlurs(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (ref.current === null) return
    for (const field of getBlurredFields(ref.current)) {
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }, [])
  return ref
}
