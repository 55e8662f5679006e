import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  forgetTypedMessage,
  getTypedMessage,
  keepTypedMessage,
} from '#app/browser/storage/typed-messages.ts'

interface TypedMessageOptions {
  /** Of the conversation, and whose side of it. */
  readonly place: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly show: (text: string) => void
}

/** Keeps what is typed in the browser, and shows it again where it was left. */
export function useTypedMessage({ place, form, show }: TypedMessageOptions) {
  /** By this tab. */
  const kept = useRef('')
  const latest = useRef(show)
  latest.current = show

  const keep = (text: string): void => {
    if (text === '') forgetTypedMessage(place, kept.current)
    else keepTypedMessage(place, text)
    kept.current = text
  }

  // Before the page is painted that was opened from another one.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    const left = getTypedMessage(place)
    if (field.value !== field.defaultValue) {
      // Typed before this ran, or put back by the browser.
      keepTypedMessage(place, field.value)
      kept.current = field.value
    } else if (field.value === '' && left !== undefined) {
      latest.current(left)
      kept.current = left
    }
  }, [place, form])

  return keep
}
