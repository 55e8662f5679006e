import { type RefObject, useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** Every element that the focus was in and went from, since the document began. */
    readonly leftFields?: WeakSet<EventTarget>
  }
}

/**
 * Runs in the head, before any field can be reached: remembers which fields were left, for forms
 * whose own code comes later.
 */
export const LEFT_FIELDS_SCRIPT =
  'window.leftFields=new WeakSet;addEventListener("focusout",e=>e.isTrusted&&leftFields.add(e.target))'

/** The fields of a form that the visitor was in and is not any more. */
export function leftFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.leftFields?.has(field) && field !== document.activeElement,
  )
}

/**
 * Tells a form of the fields that were left before it listened, by the event that it missed, so
 * that each gets the message it deserves (docs/product.md, "Forms").
 */
export function replayLeaves(form: HTMLFormElement): void {
  for (const field of leftFields(form)) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** For a form that React hydrates; call it after the hook of the form library, and give it the form. */
export function useReplayedLeaves(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) replayLeaves(form.current)
  }, [])
  return form
}
