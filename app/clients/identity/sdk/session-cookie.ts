import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { storedAvatarLetter } from '#app/browser/avatar-letter.ts'
import { ENDPOINTS } from '#domain/site/links.ts'

/** An older token does not prove a recent sign-in (docs/product.md, "Identity provider"). */
const MAX_TOKEN_AGE_MS = 5 * 60 * 1000
const TIMEOUT_MS = 30_000

type TokenHolder = Pick<User, 'getIdTokenResult'>

/**
 * Keeps the server's own session in step with the SDK's: POST once for each fresh token, DELETE on
 * sign-out where this browser knows of a session.
 *
 * @returns a function that rejects when the server is not reached, or does not end the session
 */
export function createSessionSync(): (user: TokenHolder | null) => Promise<void> {
  let posted: string | null = null

  const call = (method: 'POST' | 'DELETE', headers?: Record<string, string>) =>
    fetch(ENDPOINTS.session, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(headers && { headers }),
    })

  return async (user) => {
    if (user === null) {
      if (posted === null && storedAvatarLetter.get() === null) return
      const { ok, status } = await call('DELETE')
      if (!ok) throw new Error(`The session was not ended: the server answered ${status}.`)
      posted = null
      return
    }
    const { token, issuedAtTime } = await user.getIdTokenResult()
    if (Date.now() - Date.parse(issuedAtTime) > MAX_TOKEN_AGE_MS || token === posted) return
    // An error response costs the server's session, never the sign-in.
    await call('POST', { Authorization: `Bearer ${token}` })
    posted = token
  }
}

/** Syncs before the SDK's state changes, so that a failed sign-out is refused, and on every token. */
export function syncSessionCookie(auth: Auth): void {
  const sync = createSessionSync()
  beforeAuthStateChanged(auth, sync, () => {
    sync(auth.currentUser).catch(() => {})
  })
  onIdTokenChanged(auth, (user) => {
    // The next token is posted anyway.
    sync(user).catch(() => {})
  })
}
