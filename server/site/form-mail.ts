import type { Language } from '#domain/platform/language.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isIdempotencyKeyUsed } from '#server/platform/idempotency/queries.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { SITE_LIMITS } from '#server/site/rate-limits.ts'
import { mailContactMessage } from './contact.ts'
import { confirmSubscription, endSubscription, requestSubscription } from './newsletter.ts'

/** One sent form. */
export interface SentForm {
  /** The client IP. */
  readonly ip: string
  /** Identifies the form: a browser that lost the response sends it again with the same key. */
  readonly key?: string | null
  /** Of its page. */
  readonly language: Language
}

/** Forms that send mail without a script. */
export type FormMail = ReturnType<typeof createFormMail>

/**
 * Rate-limited by client IP.
 *
 * @param team the email address that receives contact messages
 */
export function createFormMail(tools: MailTools, { team }: { readonly team: string }) {
  const limit = createRateLimit(SITE_LIMITS.mailForm)

  const isTaken = async (key: string | null) => key !== null && isIdempotencyKeyUsed(tools.db, key)

  return {
    /** Mails a message to the team; `false` when the client IP is over its limit. */
    async contact(message: ContactMessage, { ip, key = null }: SentForm): Promise<boolean> {
      if (await isTaken(key && `contact ${key}`)) return true
      if (!(await limit.take(ip))) return false
      await mailContactMessage({ ...tools, team }, message, new Date(), key)
      return true
    },
    /** Requests a subscription; `false` when the client IP is over its limit. */
    async subscribe(email: string, { ip, key = null, language }: SentForm): Promise<boolean> {
      if (await isTaken(key && `newsletter ${key}`)) return true
      if (!(await limit.take(ip))) return false
      await requestSubscription(tools, { email, language }, new Date(), key)
      return true
    },
    /** Confirms a subscription; `false` for an unknown token. */
    confirm: (token: string) => confirmSubscription(tools, token, new Date()),
    /** Idempotent. */
    unsubscribe: (token: string) => endSubscription(tools.db, token),
  }
}
