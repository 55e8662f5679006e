import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Guard, isObject, isText, requireShape } from '#domain/platform/json/shape.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'
import { signedOutAt } from './signed-out-at.ts'
import { createStoredValue } from './stored-value.ts'
import { useSignOut } from './use-sign-out.ts'

export const EMPTY_CONTACT: ContactMessage = { name: '', email: '', subject: '', message: '' }
const FIELDS = Object.keys(EMPTY_CONTACT) as (keyof ContactMessage)[]

const isContactMessage: Guard<ContactMessage> = (value): value is ContactMessage =>
  isObject(value) && FIELDS.every((name) => isText(value[name]))

export const isContactSame = (typed: ContactMessage, other: ContactMessage): boolean =>
  FIELDS.every((name) => typed[name] === other[name])

const isContactEmpty = (typed: ContactMessage): boolean => isContactSame(typed, EMPTY_CONTACT)

/** What was typed into the contact form and not sent. */
const stored = createStoredValue<ContactMessage | null>({
  key: 'typedContact',
  fallback: null,
  parse: (text) => ({ value: requireShape(JSON.parse(text), isContactMessage), valid: true }),
  serialize: (typed) => typed && JSON.stringify(typed),
})

export const getTypedContact = stored.get

export const keepTypedContact = (typed: ContactMessage): void =>
  stored.update(() => (isContactEmpty(typed) ? null : typed))

/** Deletes the draft, unless another tab has stored a different one since. */
export function forgetTypedContact(typed: ContactMessage): void {
  const kept = stored.get()
  if (kept !== null && isContactSame(kept, typed)) stored.update(() => null)
}

export const clearTypedContact = (): void => stored.update(() => null)

interface TypedContactOptions {
  readonly form: RefObject<HTMLFormElement | null>
  readonly show: (typed: ContactMessage) => void
  /** The result of a form that was posted without scripts. */
  readonly posted: 'sent' | 'rejected' | undefined
}

export function readContactForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  return Object.fromEntries(
    FIELDS.map((name) => [name, String(data.get(name) ?? '')]),
  ) as ContactMessage
}

/** True for a fresh navigation, false for a reload, where newer text may be in the form. */
function isNewPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Stores what is typed into the contact form, and restores it later. Of two tabs, the text typed last is kept. */
export function useTypedContact({ form, show, posted }: TypedContactOptions): void {
  const showNow = useEffectEvent(show)

  // A layout effect, so that a client navigation paints the form with its draft.
  useLayoutEffect(() => {
    if (form.current === null) return
    const shown = readContactForm(form.current)
    if (posted === 'sent' && isNewPage()) clearTypedContact()
    const draft = getTypedContact()
    // The text was typed before this ran, restored by the browser, or rejected by the server.
    if (!isContactEmpty(shown)) keepTypedContact(shown)
    else if (draft !== null) showNow(draft)
  }, [form, posted])

  useSignOut(() => {
    // This tab may have stored it just after it was deleted.
    if (form.current !== null) forgetTypedContact(readContactForm(form.current))
    show(EMPTY_CONTACT)
  })

  // Chromium restores fields after `load`, and hydration may come before that.
  useEffect(() => {
    if (document.readyState === 'complete' || posted === 'rejected') return
    const undoRestored = () => {
      const draft = getTypedContact() ?? EMPTY_CONTACT
      if (signedOutAt.get() === 0 || form.current === null) return
      if (!isContactSame(readContactForm(form.current), draft)) showNow(draft)
    }
    window.addEventListener('pageshow', undoRestored, { once: true })
    return () => window.removeEventListener('pageshow', undoRestored)
  }, [form, posted])
}
