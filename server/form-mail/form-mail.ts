import type { Context } from 'hono'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { sendContactMail } from '#server/contact/send.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { createRateLimit } from '#server/http/limits/rate-limit.ts'
import {
  confirmSubscription,
  endSubscription,
  type NewsletterTools,
  requestSubscription,
} from '#server/newsletter/commands.ts'

/** Forms that send mail without a script, for one visitor. */
export interface FormMail {
  /** Mails a message to the team; `false` when the client IP is over its limit. */
  readonly contact: (message: ContactMessage) => Promise<boolean>
  /** Requests a subscription; `false` when the client IP is over its limit. */
  readonly subscribe: (email: string) => Promise<boolean>
  /** Confirms a subscription; `false` for an unknown token. */
  readonly confirm: (token: string) => Promise<boolean>
  /** Idempotent. */
  readonly unsubscribe: (token: string) => Promise<void>
}

/**
 * Rate-limited by client IP.
 *
 * @param team the address that contact messages go to
 */
export function createFormMail(
  tools: NewsletterTools,
  { team, clientIp }: { readonly team: string; readonly clientIp: (c: Context) => string },
): (c: Context) => FormMail {
  const limit = createRateLimit(LIMITS.mailForm)
  return (c) => ({
    async contact(message) {
      if (!(await limit.take(clientIp(c)))) return false
      await sendContactMail(tools.mailer, message, team)
      return true
    },
    async subscribe(email) {
      if (!(await limit.take(clientIp(c)))) return false
      await requestSubscription(tools, email, new Date())
      return true
    },
    confirm: (token) => confirmSubscription(tools, token, new Date()),
    unsubscribe: (token) => endSubscription(tools.db, token),
  })
}
