import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  forgetTypedMessage,
  getTypedMessage,
  keepTypedMessage,
} from '#app/browser/storage/typed-messages.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'

interface TypedMessageOptions {
  /** The conversation, and the person's side of it. */
  readonly place: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly show: (text: string) => void
}

/** Stores the draft while it is typed, and restores it later. */
export function useTypedMessage({ place, form, show }: TypedMessageOptions) {
  /** What this tab last stored. */
  const kept = useRef('')
  const showNow = useEffectEvent(show)

  const keep = (text: string): void => {
    if (text === '') forgetTypedMessage(place, kept.current)
    else keepTypedMessage(place, text)
    kept.current = text
  }

  // A layout effect, so that a client navigation paints the field with its draft.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    const draft = getTypedMessage(place)
    if (field.value !== field.defaultValue) {
      // The text was typed before this ran, or restored by the browser.
      keepTypedMessage(place, field.value)
      kept.current = field.value
    } else if (field.value === '' && draft !== undefined) {
      showNow(draft)
      kept.current = draft
    }
  }, [place, form])

  useSignOut(() => {
    kept.current = ''
    show('')
  })

  return keep
}
