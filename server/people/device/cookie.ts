import { parse, serialize } from 'hono/utils/cookie'
import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'

const SECRET = /^[\w-]{43}$/

const getCookieName = (https: boolean): string => (https ? '__Host-device' : '__device')

/** @returns the secret that identifies the browser, or `null` */
export function readDeviceCookie(request: Request, https: boolean): string | null {
  const name = getCookieName(https)
  const secret = parse(request.headers.get('Cookie') ?? '', name)[name] ?? ''
  return SECRET.test(secret) ? secret : null
}

export const serializeDeviceCookie = (secret: string, https: boolean): string =>
  serialize(getCookieName(https), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    maxAge: LIFETIMES_MS.knownDevice / 1000,
  })
