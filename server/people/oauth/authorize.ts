import type { Context } from 'hono'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import * as z from 'zod'
import { createSecret } from '#server/platform/secret.ts'
import { browserCookie } from './browser-cookie.ts'
import { saveAttempt } from './commands.ts'
import type { ProviderContext } from './context.ts'
import { getFailureReason } from './failure-reason.ts'
import { renderClosingPage } from './popup/closing-page.ts'
import { renderDemoPage } from './popup/demo-page.ts'
import { PROVIDER_IDS } from './provider/providers.ts'

const querySchema = z.object({ attempt: z.uuid(), fresh: z.literal('1').optional() })

/**
 * The authorization request: redirects the popup to the provider, or shows the demo page in its
 * place. On failure it renders the closing page, which reports to the page that opened the popup.
 */
export async function authorize(c: Context, context: ProviderContext): Promise<Response> {
  const parsed = querySchema.safeParse(c.req.query())
  if (!parsed.success) return renderClosingPage(c, { status: 400 })
  const { attempt, fresh } = parsed.data
  const provider = context.providers[context.slug]
  if (provider === null) {
    if (context.demo) return renderDemoPage(c, { slug: context.slug, attempt })
    return renderClosingPage(c, { attempt, status: 404 })
  }
  const secrets = {
    state: createSecret(),
    codeVerifier: randomPKCECodeVerifier(),
    nonce: provider.issuesIdTokens ? randomNonce() : null,
  }
  try {
    const authorizationUrl = await provider.getAuthorizationUrl(
      secrets,
      context.getCallbackUrl(c.req.raw),
      { reauthenticate: fresh !== undefined },
    )
    const https = context.getPublicOrigin(c.req.raw).startsWith('https:')
    // The secret of a pending attempt, so that two tabs can sign in at the same time.
    const browser = browserCookie.read(c.req.raw, https) ?? createSecret()
    const newAttempt = { ...secrets, provider: PROVIDER_IDS[context.slug], attempt, browser }
    await saveAttempt(context.db, newAttempt, context.now())
    c.header('Set-Cookie', browserCookie.serialize(browser, https))
    c.header('Cache-Control', 'no-store')
    return c.redirect(authorizationUrl.href, 302)
  } catch (error) {
    context.logFailure(`No way to ${PROVIDER_IDS[context.slug]}: ${getFailureReason(error)}`)
    return renderClosingPage(c, { attempt, status: 502 })
  }
}
