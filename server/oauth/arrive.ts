import type { Context } from 'hono'
import type { OAuthAttemptRow } from '#server/db/schema/oauth-attempts.ts'
import { issueTicket } from '#server/federated-ticket/commands.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { browserSecret } from './browser-cookie.ts'
import { closingPage } from './closing-page.ts'
import { takeAttempt } from './commands.ts'
import type { ProviderDesk } from './desk.ts'
import { failureReason, failureStatus } from './failure-reason.ts'
import { Refusal } from './provider.ts'
import { PROVIDER_IDS } from './providers.ts'

/**
 * The address to which a provider sends the visitor back: whomever it vouches for gets a ticket, and
 * the opener hears of it. The attempt is over before anything is asked, so no answer serves twice.
 */
export async function arrive(c: Context, desk: ProviderDesk): Promise<Response> {
  let attempt: string | undefined
  try {
    const row = await answeredAttempt(c, desk)
    attempt = row?.attempt
    return await closingPage(c, { attempt, ticket: await ticketFor(c, desk, row) })
  } catch (error) {
    securityEvent('sign-in.failed', { way: PROVIDER_IDS[desk.slug], reason: 'no profile' })
    desk.report(`Sign-in at ${PROVIDER_IDS[desk.slug]} failed: ${failureReason(error)}`)
    return closingPage(c, { attempt, status: failureStatus(error) })
  }
}

/** The attempt of this browser that the answer names, taken out. */
async function answeredAttempt(
  c: Context,
  { db, slug, publicOrigin }: ProviderDesk,
): Promise<OAuthAttemptRow | null> {
  const state = c.req.query('state')
  const browser = browserSecret(c, publicOrigin(c.req.raw))
  if (state === undefined || browser === null) return null
  return takeAttempt(db, { provider: PROVIDER_IDS[slug], state, browser })
}

async function ticketFor(
  c: Context,
  { db, providers, slug, callback, now }: ProviderDesk,
  row: OAuthAttemptRow | null,
): Promise<string> {
  const provider = providers[slug]
  if (row === null || provider === null) throw new Refusal('This browser awaits no such answer.')
  if (row.expiresAt <= now()) throw new Refusal('The attempt took too long.')
  const callbackUrl = new URL(callback(c.req.raw))
  callbackUrl.search = new URL(c.req.url).search
  const secrets = { ...row, state: c.req.query('state') ?? '' }
  return issueTicket(db, await provider.profile(secrets, callbackUrl), now())
}
