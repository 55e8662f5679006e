import { parse, serialize } from 'hono/utils/cookie'
import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'

/**
 * Browsers accept the `__Host-` prefix only from this host over HTTPS, so no other site can set
 * one.
 */
const HTTPS_NAME = '__Host-session'

const PLAIN_NAME = '__session'

export function readSessionCookie(request: Request, https: boolean): string | null {
  const name = https ? HTTPS_NAME : PLAIN_NAME
  return parse(request.headers.get('Cookie') ?? '', name)[name] || null
}

/** The `Set-Cookie` header that stores `secret`, or with `null` deletes the cookie. */
export const serializeSessionCookie = (secret: string | null, https: boolean): string =>
  serialize(https ? HTTPS_NAME : PLAIN_NAME, secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    maxAge: secret === null ? 0 : LIFETIMES_MS.sessionIdle / 1000,
  })
