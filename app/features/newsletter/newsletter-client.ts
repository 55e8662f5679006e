import { preloadMail, subscribe } from '#app/clients/mail/send-mail.ts'
import { newsletterMessages } from '#content/texts/contact/newsletter.ts'
import { newsletterSchema } from '#domain/contact/newsletter.ts'

const schema = newsletterSchema(newsletterMessages)

preloadMail()

/** The message of the field, if its value is not valid. */
export function validateEmail(newsletter: string): string | undefined {
  return schema.safeParse({ newsletter }).error?.issues[0]?.message
}

/** @throws when the value is not valid, or the email service did not accept it */
export async function subscribeEmail(newsletter: string): Promise<void> {
  await subscribe(schema.parse({ newsletter }).newsletter)
}
