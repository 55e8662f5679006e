import { type Context, Hono } from 'hono'
import { createSecurityTxt } from '#domain/site/security-txt.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { sendCacheable } from '#server/platform/http/pages/page.ts'
import { getSite } from '#server/platform/http/request/site.ts'

const HOUR_S = 3_600

export interface SecurityTxtRoutesOptions {
  readonly contact: string
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
  readonly clientIp: (c: Context) => string
}

export function securityTxtRoutes({ contact, siteUrl, clientIp }: SecurityTxtRoutesOptions): Hono {
  const app = new Hono()
  app.get('/.well-known/security.txt', limitByIp(LIMITS.files, clientIp), ({ req: { raw } }) => {
    const { origin, cacheScope } = getSite(raw, siteUrl)
    return sendCacheable(raw, {
      body: createSecurityTxt({ contact, origin, now: new Date() }),
      type: 'text/plain; charset=utf-8',
      cacheControl: `${cacheScope}, max-age=${HOUR_S}`,
    })
  })
  app.all('/.well-known/security.txt', (c) =>
    c.text('This can only be read.', 405, { Allow: 'GET, HEAD' }),
  )
  return app
}
