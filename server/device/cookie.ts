import { parse, serialize } from 'hono/utils/cookie'
import { RETENTION_MS } from '#domain/account/retention.ts'

const SECRET = /^[\w-]{43}$/

const getCookieName = (https: boolean): string => (https ? '__Host-device' : '__device')

/** The secret by which a browser is known again; `null` when it has none of ours. */
export function readDeviceCookie(request: Request, https: boolean): string | null {
  const name = getCookieName(https)
  const secret = parse(request.headers.get('Cookie') ?? '', name)[name] ?? ''
  return SECRET.test(secret) ? secret : null
}

/** The header that keeps it there, for as long as the device is known. */
export const serializeDeviceCookie = (secret: string, https: boolean): string =>
  serialize(getCookieName(https), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    maxAge: RETENTION_MS.knownDevice / 1000,
  })
