import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wasFocused } from '#app/browser/blurred-fields.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import {
  EMPTY_CONTACT,
  forgetTypedContact,
  getTypedContact,
  isContactEmpty,
  isContactSame,
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

/**
 * Without what the browser has restored into a form that somebody left before signing out: who is here now may be
 * another person.
 */
function withoutRestored(form: HTMLFormElement, shown: ContactMessage): ContactMessage {
  if (signedOutAt.get() === 0) return shown
  const fields = [...form.elements] as HTMLInputElement[]
  const restored = fields.filter((it) => it.value !== it.defaultValue && !wasFocused(it))
  return { ...shown, ...Object.fromEntries(restored.map(({ name }) => [name, ''])) }
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
    const typed = withoutRestored(form.current, shown)
    const left = isContactEmpty(typed) ? getTypedContact() : null
    // Typed before this ran, restored by the browser, or rejected by the server.
    if (!isContactEmpty(typed)) keepTypedContact(typed)
    kept.current = left ?? typed
    if (!isContactSame(kept.current, shown)) latest.current(kept.current)
  }, [form])

  useSignOut(() => {
    kept.current = null
    latest.current(EMPTY_CONTACT)
  })

  return { keep, forget }
}
