import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createSecret } from '#server/crypto/secret.ts'
import { ATTEMPT_TTL_SECONDS } from './commands.ts'
import { OAUTH_PATH } from './popup/popup-page.ts'

/** Binds an answer to the browser that asked: a code stolen or planted is worth nothing elsewhere. */
const PLAIN = { name: '__oauth', path: OAUTH_PATH, secure: false }

/** The prefix makes browsers take it from this very host over HTTPS only, which wants this path. */
const HTTPS = { name: '__Host-oauth', path: '/', secure: true }

const getCookieOptions = (origin: string) => (origin.startsWith('https:') ? HTTPS : PLAIN)

const SECRET = /^[\w-]{43}$/

/**
 * The secret of this browser, if it has one.
 *
 * @param origin where visitors reach this site
 */
export function readBrowserSecret(c: Context, origin: string): string | null {
  const secret = getCookie(c, getCookieOptions(origin).name)
  return secret !== undefined && SECRET.test(secret) ? secret : null
}

/**
 * The secret of this browser for one more attempt. It stays the same while attempts are under way,
 * so that two tabs can sign in at once.
 */
export function ensureBrowserSecret(c: Context, origin: string): string {
  const secret = readBrowserSecret(c, origin) ?? createSecret()
  const { name, path, secure } = getCookieOptions(origin)
  setCookie(c, name, secret, {
    path,
    maxAge: ATTEMPT_TTL_SECONDS,
    httpOnly: true,
    // The answer is a navigation that another site starts, which Strict would strip of it.
    sameSite: 'Lax',
    secure,
  })
  return secret
}
