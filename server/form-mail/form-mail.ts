import type { Context } from 'hono'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { sendContactMessage } from '#server/contact/send.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import {
  confirmSubscription,
  endSubscription,
  type NewsletterTools,
  subscribe,
} from '#server/newsletter/commands.ts'

/** What pages do with mail themselves, where no script does it. */
export interface Letterbox {
  /** Mails a message to the team; `false` when too many came from where the visitor is. */
  readonly contact: (message: ContactMessage) => Promise<boolean>
  /** Asks for the newsletter; `false` when too many did from where the visitor is. */
  readonly subscribe: (email: string) => Promise<boolean>
  /** Confirms a subscription to the newsletter; `false` when there is none like it. */
  readonly confirm: (token: string) => Promise<boolean>
  /** Ends a subscription; once is enough. */
  readonly unsubscribe: (token: string) => Promise<void>
}

/**
 * Letterboxes for visitors, by the address of the network that they come from.
 *
 * @param team who reads what the contact form sends
 */
export function letterboxes(
  tools: NewsletterTools,
  { team, addressOf }: { readonly team: string; readonly addressOf: (c: Context) => string },
): (c: Context) => Letterbox {
  const limit = rateLimit(LIMITS.mailForm)
  return (c) => ({
    async contact(message) {
      if (!(await limit.take(addressOf(c)))) return false
      await sendContactMessage(tools.mailer, message, team)
      return true
    },
    async subscribe(email) {
      if (!(await limit.take(addressOf(c)))) return false
      await subscribe(tools, email, new Date())
      return true
    },
    confirm: (token) => confirmSubscription(tools, token, new Date()),
    unsubscribe: (token) => endSubscription(tools.db, token),
  })
}
