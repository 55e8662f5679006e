import type { Context } from 'hono'
import { RETENTION_MS } from '#domain/account/retention.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { sendContactMail } from '#server/contact/send.ts'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { createRateLimit } from '#server/http/limits/rate-limit.ts'
import { claimIdempotencyKey } from '#server/idempotency/commands.ts'
import { isIdempotencyKeyUsed } from '#server/idempotency/queries.ts'
import {
  confirmSubscription,
  endSubscription,
  type NewsletterTools,
  requestSubscription,
} from '#server/newsletter/commands.ts'

/** How long a browser keeps a form that it could not send (decision 113). */
const MAX_WAIT_MS = RETENTION_MS.takenForm

/**
 * Forms that send mail without a script, for one visitor. The key identifies one form: a browser
 * that lost the response sends it again with the same key.
 */
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
 * @param team the email address that receives contact messages
 */
export function createFormMail(
  tools: NewsletterTools,
  { team, clientIp }: { readonly team: string; readonly clientIp: (c: Context) => string },
): (c: Context) => FormMail {
  const limit = createRateLimit(LIMITS.mailForm)

  async function take(
    c: Context,
    key: string | null | undefined,
    send: (transaction: Queryable) => Promise<void>,
  ): Promise<boolean> {
    if (key && (await isIdempotencyKeyUsed(tools.db, key))) return true
    if (!(await limit.take(clientIp(c)))) return false
    await tools.db.transaction(async (transaction) => {
      if (!key || (await claimIdempotencyKey(transaction, key, new Date()))) await send(transaction)
    })
    return true
  }

  return (c) => ({
    contact: (message, key) =>
      take(c, key && `contact ${key}`, (db) =>
        // A form with a key waited in a browser, whose first attempt, without one, may have arrived.
        sendContactMail({ ...tools, db, team }, message, new Date(), key ? MAX_WAIT_MS : undefined),
      ),
    subscribe: (email, key) =>
      take(c, key && `newsletter ${key}`, (db) =>
        requestSubscription({ ...tools, db }, email, new Date()),
      ),
    confirm: (token) => confirmSubscription(tools, token, new Date()),
    unsubscribe: (token) => endSubscription(tools.db, token),
  })
}
