import { parse, serialize } from 'hono/utils/cookie'
import { RETENTION_DAYS } from '#domain/catalog/shortlist/limits.ts'

const SECRET = /^[\w-]{43}$/
const DAY_SECONDS = 24 * 3_600

const getCookieName = (https: boolean): string => (https ? '__Host-lists' : '__lists')

/** @returns the secret by which lists know a browser without an account, or `null` */
export function readListsCookie(request: Request, https: boolean): string | null {
  const name = getCookieName(https)
  const secret = parse(request.headers.get('Cookie') ?? '', name)[name] ?? ''
  return SECRET.test(secret) ? secret : null
}

export const serializeListsCookie = (secret: string, https: boolean): string =>
  serialize(getCookieName(https), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
    maxAge: RETENTION_DAYS * DAY_SECONDS,
  })
