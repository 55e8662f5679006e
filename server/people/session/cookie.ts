import { parse, serialize } from 'hono/utils/cookie'
import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'

/**
 * Browsers accept the `__Host-` prefix only from this host over HTTPS, so no other site can set
 * one.
 */
const HTTPS_NAME = '__Host-session'

/** The cookie's name for HTTP; before 2026-11-22 it was used for HTTPS, too. */
const PLAIN_NAME = '__session'

export const readSessionCookie = (request: Request, https: boolean): string | null =>
  readCookie(request, https ? HTTPS_NAME : PLAIN_NAME)

/** Reads a cookie with the name from before 2026-11-22; `serializeSessionCookies` renames it. */
export const readLegacySessionCookie = (request: Request, https: boolean): string | null =>
  https ? readCookie(request, PLAIN_NAME) : null

/**
 * The `Set-Cookie` headers that store `secret`, or with `null` delete the cookie. A legacy cookie
 * of the request is always deleted.
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
