import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createSecret } from '#server/platform/secret.ts'
import { ATTEMPT_TTL_SECONDS } from './commands.ts'
import { OAUTH_PATH } from './popup/popup-page.ts'

/**
 * Binds the callback to the browser that started the attempt, so that an authorization code cannot
 * be stolen or injected.
 */
const PLAIN = { name: '__oauth', path: OAUTH_PATH, secure: false }

/** Browsers accept the `__Host-` prefix only from this host, over HTTPS, with the path `/`. */
const HTTPS = { name: '__Host-oauth', path: '/', secure: true }

const getCookieOptions = (origin: string) => (origin.startsWith('https:') ? HTTPS : PLAIN)

const SECRET = /^[\w-]{43}$/

/** @param origin the public origin of this site */
export function readBrowserSecret(c: Context, origin: string): string | null {
  const secret = getCookie(c, getCookieOptions(origin).name)
  return secret !== undefined && SECRET.test(secret) ? secret : null
}

/** Reuses the secret of a pending attempt, so that two tabs can sign in at the same time. */
export function ensureBrowserSecret(c: Context, origin: string): string {
  const secret = readBrowserSecret(c, origin) ?? createSecret()
  const { name, path, secure } = getCookieOptions(origin)
  setCookie(c, name, secret, {
    path,
    maxAge: ATTEMPT_TTL_SECONDS,
    httpOnly: true,
    // The callback is a navigation from another site, for which browsers withhold Strict cookies.
    sameSite: 'Lax',
    secure,
  })
  return secret
}
