import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { hasFields, isText } from '#domain/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

const isContactMessage = hasFields<ContactMessage>({
  ...{ name: isText, email: isText, subject: isText, message: isText },
})

export const EMPTY_CONTACT: ContactMessage = { name: '', email: '', subject: '', message: '' }

export const isContactSame = (typed: ContactMessage, other: ContactMessage): boolean =>
  typed.name === other.name &&
  typed.email === other.email &&
  typed.subject === other.subject &&
  typed.message === other.message

export const isContactEmpty = (typed: ContactMessage): boolean =>
  isContactSame(typed, EMPTY_CONTACT)

/** What was typed into the contact form and not sent. */
const stored = createStoredValue<ContactMessage | null>({
  key: 'typedContact',
  fallback: null,
  parse(text) {
    const value: unknown = JSON.parse(text)
    return isContactMessage(value) ? { value, valid: true } : { value: null, valid: false }
  },
  serialize: (typed) => typed && JSON.stringify(typed),
})

export const getTypedContact = stored.get

export const keepTypedContact = (typed: ContactMessage): void =>
  stored.update(() => (isContactEmpty(typed) ? null : typed))

/** Unless another tab has stored something else since. */
export function forgetTypedContact(typed: ContactMessage): void {
  const kept = stored.get()
  if (kept !== null && isContactSame(kept, typed)) stored.update(() => null)
}

export const clearTypedContact = (): void => stored.update(() => null)
