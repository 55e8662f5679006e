import { preloadMail, subscribe } from '#app/clients/mail/send-mail.ts'
import { newsletterMessages } from '#content/texts/contact/newsletter.ts'
import { newsletterSchema } from '#domain/contact/newsletter.ts'

const schema = newsletterSchema(newsletterMessages)

preloadMail()

/** @returns the error message, if there is one */
export function validateEmail(newsletter: string): string | undefined {
  return schema.safeParse({ newsletter }).error?.issues[0]?.message
}

/** @throws if the value is invalid or the email service rejects it */
export async function subscribeEmail(newsletter: string): Promise<void> {
  await subscribe(schema.parse({ newsletter }).newsletter)
}
