import { sendOrStore } from '#app/browser/form-queue/send-or-store.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import { forgetTypedContact, keepTypedContact } from '#app/browser/storage/typed-contact.ts'
import { sendContactMessage } from '#app/clients/mail/send-mail.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message.ts'

/**
 * Sends the contact form, or stores it to be sent later. Its draft is kept only if that failed.
 *
 * @param typed what the form holds
 * @param isOpen whether the form is still on the page
 */
export async function sendContact(
  message: ContactMessage,
  typed: ContactMessage,
  isOpen: () => boolean,
) {
  const signOut = signedOutAt.get()
  const send = (key: string) => sendContactMessage(message, key)
  const forget = () => forgetTypedContact(typed)
  const outcome = await sendOrStore(PATHS.contact, message, send, forget)
  if (outcome !== 'failed') forget()
  // The page was left, and the draft may have been deleted when the message was stored.
  else if (!isOpen() && signedOutAt.get() === signOut) keepTypedContact(typed)
  return outcome
}
