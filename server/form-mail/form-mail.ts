import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
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

/** A browser that lost the answer sends a form again, with the same key; for a day, and to this process. */
const MAX_KEYS = 10_000
const KEY_MS = 24 * 3_600_000
const MAX_KEY_LENGTH = 64

/** Forms that send mail without a script, for one visitor. The key is that of one form, however often it is sent. */
export interface FormMail {
  /** Mails a message to the team; `false` when the client IP is over its limit. */
  readonly contact: (message: ContactMessage, key?: string | null) => Promise<boolean>
  /** Requests a subscription; `false` when the client IP is over its limit. */
  readonly subscribe: (email: string, key?: string | null) => Promise<boolean>
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
  const accepted = new LRUCache<string, true>({ max: MAX_KEYS, ttl: KEY_MS })

  async function take(c: Context, key: string | null | undefined, send: () => Promise<unknown>) {
    if (key != null && accepted.has(key)) return true
    if (!(await limit.take(clientIp(c)))) return false
    await send()
    if (key != null && key.length <= MAX_KEY_LENGTH) accepted.set(key, true)
    return true
  }

  return (c) => ({
    contact: (message, key) => take(c, key, () => sendContactMail(tools.mailer, message, team)),
    subscribe: (email, key) => take(c, key, () => requestSubscription(tools, email, new Date())),
    confirm: (token) => confirmSubscription(tools, token, new Date()),
    unsubscribe: (token) => endSubscription(tools.db, token),
  })
}
