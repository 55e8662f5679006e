import { parse, serialize } from 'hono/utils/cookie'
import { LIFETIMES_MS } from '#domain/account/lifetimes.ts'

/** A cookie called so is taken from this very host over HTTPS only: no other site can plant one. */
const HTTPS_NAME = '__Host-session'

/** On plain HTTP; before 2026-11-22 on HTTPS, too. */
const PLAIN_NAME = '__session'

/** The secret of a request's session; `null` when it has none. */
export const readSessionCookie = (request: Request, https: boolean): string | null =>
  readCookie(request, https ? HTTPS_NAME : PLAIN_NAME)

/** The same of a session from before the cookie had its name; it gets it by `serializeSessionCookies`. */
export const readLegacySessionCookie = (request: Request, https: boolean): string | null =>
  https ? readCookie(request, PLAIN_NAME) : null

/**
 * The headers that keep a session in the browser, or with `null` end it there. A cookie of the
 * former name that came with `request` ends in any case.
 */
export function serializeSessionCookies(
  request: Request,
  secret: string | null,
  https: boolean,
): string[] {
  const cookie = serializeCookie(https ? HTTPS_NAME : PLAIN_NAME, secret, https)
  const hasLegacyCookie = readLegacySessionCookie(request, https) !== null
  return hasLegacyCookie ? [cookie, serializeCookie(PLAIN_NAME, null, https)] : [cookie]
}

const readCookie = (request: Request, name: string): string | null =>
  parse(request.headers.get('Cookie') ?? '', name)[name] || null

const serializeCookie = (name: string, secret: string | null, https: boolean): string =>
  serialize(name, secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    maxAge: secret === null ? 0 : LIFETIMES_MS.sessionIdle / 1000,
  })
