import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_MS } from './commands.ts'

const NAME = '__session'

/** The secret of a request's session; `null` when it has none. */
export function readSessionCookie(request: Request): string | null {
  return parse(request.headers.get('Cookie') ?? '', NAME)[NAME] || null
}

/** The header that keeps a session in the browser, or with `null` ends it there. */
export function sessionCookie(secret: string | null, secure: boolean): string {
  return serialize(NAME, secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: secret === null ? 0 : SESSION_MS / 1000,
  })
}
