import { preloadMail, subscribe } from '#app/clients/mail/send-mail.ts'
import { newsletterMessages } from '#content/texts/contact/newsletter.ts'
import { findEmailProblem } from '#domain/contact/email.ts'

preloadMail()

/** @returns the error message, if there is one */
export function validateEmail(typed: string): string | undefined {
  return findEmailProblem(typed.trim(), newsletterMessages)
}

/**
 * @param typed a valid email address, possibly with spaces around it
 *
 * @throws if the email service rejects it
 */
export async function subscribeEmail(typed: string): Promise<void> {
  await subscribe(typed.trim())
}
