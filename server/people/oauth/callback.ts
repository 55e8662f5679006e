import type { Context } from 'hono'
import type { OAuthAttemptRow } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { browserCookie } from './browser-cookie.ts'
import { consumeAttempt } from './commands.ts'
import type { ProviderContext } from './context.ts'
import { getFailureReason, getFailureStatus } from './failure-reason.ts'
import { renderClosingPage } from './popup/closing-page.ts'
import { ProfileRejectedError } from './provider/provider.ts'
import { PROVIDER_IDS } from './provider/providers.ts'
import { issueTicket } from './tickets.ts'

/**
 * The redirect URI of a provider: issues a ticket for the authenticated profile and passes it to
 * the page that opened the popup. The attempt is deleted first, so a callback cannot be replayed.
 */
export async function handleCallback(c: Context, context: ProviderContext): Promise<Response> {
  let attempt: string | undefined
  try {
    const row = await consumeCallbackAttempt(c, context)
    attempt = row?.attempt
    return await renderClosingPage(c, { attempt, ticket: await createTicket(c, context, row) })
  } catch (error) {
    securityEvent('sign-in.failed', { way: PROVIDER_IDS[context.slug], reason: 'no profile' })
    context.logFailure(
      `Sign-in at ${PROVIDER_IDS[context.slug]} failed: ${getFailureReason(error)}`,
    )
    return renderClosingPage(c, { attempt, status: getFailureStatus(error) })
  }
}

/** Deletes and returns the attempt that the `state` belongs to, if this browser started it. */
async function consumeCallbackAttempt(
  c: Context,
  { db, slug, getPublicOrigin }: ProviderContext,
): Promise<OAuthAttemptRow | null> {
  const state = c.req.query('state')
  const https = getPublicOrigin(c.req.raw).startsWith('https:')
  const browser = browserCookie.read(c.req.raw, https)
  if (state === undefined || browser === null) return null
  return consumeAttempt(db, { provider: PROVIDER_IDS[slug], state, browser })
}

async function createTicket(
  c: Context,
  { db, providers, slug, getCallbackUrl: callback, now }: ProviderContext,
  row: OAuthAttemptRow | null,
): Promise<string> {
  const provider = providers[slug]
  if (row === null || provider === null)
    throw new ProfileRejectedError('This browser awaits no such answer.')
  if (row.expiresAt <= now()) throw new ProfileRejectedError('The attempt took too long.')
  const callbackUrl = new URL(callback(c.req.raw))
  callbackUrl.search = new URL(c.req.url).search
  const secrets = { ...row, state: c.req.query('state') ?? '' }
  return issueTicket(db, await provider.fetchProfile(secrets, callbackUrl), now())
}
