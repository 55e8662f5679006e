import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { avatarLetter } from '#app/browser/avatar-letter.ts'

/** An older token is no proof that its owner is here now (docs/product.md, "Identity provider"). */
const MAX_TOKEN_AGE_MS = 5 * 60 * 1000
const TIMEOUT_MS = 30_000

type Holder = Pick<User, 'getIdTokenResult'>

/**
 * What tells the server of a sign-in and a sign-out, so that it holds a session of its own: POST
 * with a fresh token, each only once; DELETE where this browser knows of a session to end.
 *
 * @returns a function that rejects when the server is not reached, or when it keeps the session
 */
export function sessionCookie(): (user: Holder | null) => Promise<void> {
  let posted: string | null = null

  const call = (method: 'POST' | 'DELETE', headers?: Record<string, string>) =>
    fetch('/session', {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(headers && { headers }),
    })

  return async (user) => {
    if (user === null) {
      if (posted === null && avatarLetter.get() === null) return
      const { ok, status } = await call('DELETE')
      if (!ok) throw new Error(`The session was not ended: the server answered ${status}.`)
      posted = null
      return
    }
    const { token, issuedAtTime } = await user.getIdTokenResult()
    if (Date.now() - Date.parse(issuedAtTime) > MAX_TOKEN_AGE_MS || token === posted) return
    // An answer that is not well costs a session on the server, never the sign-in.
    await call('POST', { Authorization: `Bearer ${token}` })
    posted = token
  }
}

/** Keeps the server's session in step: before the state changes, which may refuse it, and after. */
export function syncSession(auth: Auth): void {
  const sync = sessionCookie()
  beforeAuthStateChanged(auth, sync, () => {
    sync(auth.currentUser).catch(() => {})
  })
  onIdTokenChanged(auth, (user) => {
    // A refreshed token that does not arrive is posted again with the next one.
    sync(user).catch(() => {})
  })
}
