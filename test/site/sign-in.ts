import type { BuiltApp } from './built-app.ts'

export interface SignedIn {
  readonly uid: string
  /** The `Cookie` header of its requests. */
  readonly cookie: string
}

/** Registers an account on a site and signs it in. */
export async function signIn(app: Pick<BuiltApp, 'request'>, email: string): Promise<SignedIn> {
  const register = await app.request(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=homiq',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse' }),
    },
  )
  const { idToken, localId: uid } = (await register.json()) as { idToken: string; localId: string }
  const headers = { Authorization: `Bearer ${idToken}` }
  const session = await app.request('/session', { method: 'POST', headers })
  return { uid, cookie: (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
