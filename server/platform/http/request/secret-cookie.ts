import { parse, serialize } from 'hono/utils/cookie'

/** What `createSecret` makes. */
const SECRET = /^[\w-]{43}$/

/**
 * A cookie with a secret, which no script can read. Browsers accept the `__Host-` prefix only from this host over
 * HTTPS, so no other site can set one.
 *
 * @param name without its prefix
 * @param path where browsers send it without HTTPS; the prefix needs `/`
 */
export function createSecretCookie(name: string, seconds: number, path = '/') {
  const getName = (https: boolean) => (https ? `__Host-${name}` : `__${name}`)
  return {
    read(request: Request, https: boolean): string | null {
      const full = getName(https)
      const secret = parse(request.headers.get('Cookie') ?? '', full)[full] ?? ''
      return SECRET.test(secret) ? secret : null
    },
    /** The `Set-Cookie` header that stores `secret`, or with `null` deletes the cookie. */
    serialize: (secret: string | null, https: boolean): string =>
      serialize(getName(https), secret ?? '', {
        path: https ? '/' : path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: https,
        maxAge: secret === null ? 0 : seconds,
      }),
  }
}
