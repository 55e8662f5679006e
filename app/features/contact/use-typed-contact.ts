import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  forgetTypedContact,
  getTypedContact,
  isContactEmpty,
  keepTypedContact,
} from '#app/browser/storage/typed-contact.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'

interface TypedContactOptions {
  readonly form: RefObject<HTMLFormElement | null>
  readonly show: (typed: ContactMessage) => void
}

export function readContactForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const read = (name: keyof ContactMessage) => String(data.get(name) ?? '')
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  }
}

/** Stores what is typed into the contact form, and restores it later. Of two tabs, the text typed last is kept. */
export function useTypedContact({ form, show }: TypedContactOptions) {
  /** What this tab last stored. */
  const kept = useRef<ContactMessage>(null)
  const latest = useRef(show)
  latest.current = show

  const keep = (typed: ContactMessage): void => {
    keepTypedContact(typed)
    kept.current = typed
  }
  const forget = (): void => {
    if (kept.current !== null) forgetTypedContact(kept.current)
  }

  // A layout effect, so that a client navigation paints the form with its draft.
  useLayoutEffect(() => {
    if (form.current === null) return
    const shown = readContactForm(form.current)
    const left = getTypedContact()
    if (!isContactEmpty(shown)) {
      // Typed before this ran, restored by the browser, or rejected by the server.
      keepTypedContact(shown)
      kept.current = shown
    } else if (left !== null) {
      latest.current(left)
      kept.current = left
    }
  }, [form])

  return { keep, forget }
}
