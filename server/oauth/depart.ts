import type { Context } from 'hono'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import * as z from 'zod'
import { newSecret } from '#server/crypto/secret.ts'
import { keepBrowserSecret } from './browser-cookie.ts'
import { closingPage } from './closing-page.ts'
import { saveAttempt } from './commands.ts'
import { demoPage } from './demo-page.ts'
import type { ProviderDesk } from './desk.ts'
import { failureReason } from './failure-reason.ts'
import { PROVIDER_IDS } from './providers.ts'

const query = z.object({ attempt: z.uuid(), fresh: z.literal('1').optional() })

/**
 * The popup's first address: sends the visitor to the provider, or to the chooser that stands in
 * for it. Whatever goes wrong ends in the page that says so to the opener.
 */
export async function depart(c: Context, desk: ProviderDesk): Promise<Response> {
  const asked = query.safeParse(c.req.query())
  if (!asked.success) return closingPage(c, { status: 400 })
  const { attempt, fresh } = asked.data
  const provider = desk.providers[desk.slug]
  if (provider === null) {
    if (desk.demo) return demoPage(c, { slug: desk.slug, attempt })
    return closingPage(c, { attempt, status: 404 })
  }
  const secrets = {
    state: newSecret(),
    codeVerifier: randomPKCECodeVerifier(),
    nonce: provider.issuesIdTokens ? randomNonce() : null,
  }
  try {
    const where = await provider.authorizationUrl(secrets, desk.callback(c.req.raw), {
      fresh: fresh !== undefined,
    })
    const browser = keepBrowserSecret(c, desk.publicOrigin(c.req.raw))
    const kept = { ...secrets, provider: PROVIDER_IDS[desk.slug], attempt, browser }
    await saveAttempt(desk.db, kept, desk.now())
    c.header('Cache-Control', 'no-store')
    return c.redirect(where.href, 302)
  } catch (error) {
    desk.report(`No way to ${PROVIDER_IDS[desk.slug]}: ${failureReason(error)}`)
    return closingPage(c, { attempt, status: 502 })
  }
}
