import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { newSecret } from '#server/identity/secret-text.ts'
import { ATTEMPT_S } from './commands.ts'
import { OAUTH_PATH } from './popup-page.ts'

/** Binds an answer to the browser that asked: a code stolen or planted is worth nothing elsewhere. */
const COOKIE = '__oauth'

const SECRET = /^[\w-]{43}$/

/** The secret of this browser, if it has one. */
export function browserSecret(c: Context): string | null {
  const secret = getCookie(c, COOKIE)
  return secret !== undefined && SECRET.test(secret) ? secret : null
}

/**
 * The secret of this browser for one more attempt. It stays the same while attempts are under way,
 * so that two tabs can sign in at once.
 */
export function keepBrowserSecret(c: Context, origin: string): string {
  const secret = browserSecret(c) ?? newSecret()
  setCookie(c, COOKIE, secret, {
    path: OAUTH_PATH,
    maxAge: ATTEMPT_S,
    httpOnly: true,
    // The answer is a navigation that another site starts, which Strict would strip of it.
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
  })
  return secret
}
