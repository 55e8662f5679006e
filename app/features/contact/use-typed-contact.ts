import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import {
  EMPTY_CONTACT,
  getTypedContact,
  isContactEmpty,
  keepTypedContact,
} from '#app/browser/storage/typed-contact.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
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
export function useTypedContact({ form, show }: TypedContactOptions): void {
  const latest = useRef(show)
  latest.current = show

  // A layout effect, so that a client navigation paints the form with its draft.
  useLayoutEffect(() => {
    if (form.current === null) return
    const shown = readContactForm(form.current)
    const left = getTypedContact()
    // Typed before this ran, restored by the browser, or rejected by the server.
    if (!isContactEmpty(shown)) keepTypedContact(shown)
    else if (left !== null) latest.current(left)
  }, [form])

  useSignOut(() => latest.current(EMPTY_CONTACT))

  // Chromium restores fields after `load`, and hydration may come before that.
  useEffect(() => {
    const undoRestored = () => {
      if (signedOutAt.get() !== 0) latest.current(getTypedContact() ?? EMPTY_CONTACT)
    }
    window.addEventListener('pageshow', undoRestored)
    return () => window.removeEventListener('pageshow', undoRestored)
  }, [])
}
