import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from '@firebase/auth'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { isOutdated } from './unpolled-persistence.ts'

/** An older token does not prove a recent sign-in (docs/product/people.md, "Identity provider"). */
const MAX_TOKEN_AGE_MS = 5 * 60 * 1000
const TIMEOUT_MS = 30_000

type TokenSource = Pick<User, 'getIdTokenResult'>

/**
 * Keeps the server's session in sync with the SDK's: POST for each new token, DELETE on sign-out if this
 * browser knows of a session.
 *
 * @returns a function that rejects when the server cannot be reached or does not end the session
 */
export function createSessionSync(): (user: TokenSource | null) => Promise<void> {
  let postedToken: string | null = null
  /** A second DELETE could arrive late, and end the session of the next person. */
  let isEnded = false

  const request = (method: 'POST' | 'DELETE', headers?: Record<string, string>) =>
    fetch(ENDPOINTS.session, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(headers && { headers }),
    })

  return async (user) => {
    if (user === null) {
      if (isEnded || (postedToken === null && storedAvatarLetter.get() === null)) return
      const { ok, status } = await request('DELETE')
      if (!ok) throw new Error(`The session was not ended: the server answered ${status}.`)
      postedToken = null
      isEnded = true
      return
    }
    isEnded = false
    const { token, issuedAtTime } = await user.getIdTokenResult()
    if (Date.now() - Date.parse(issuedAtTime) > MAX_TOKEN_AGE_MS || token === postedToken) return
    // After an error response there is no server session, but the SDK is still signed in.
    const { status } = await request('POST', { Authorization: `Bearer ${token}` })
    // Too many requests or an overloaded server: the next sync posts the token again.
    if (status !== 429 && status < 500) postedToken = token
  }
}

/**
 * Syncs before the SDK's state changes, so that a failed DELETE aborts the sign-out, and on every new token.
 */
export function syncSessionCookie(auth: Auth): void {
  const syncUser = createSessionSync()
  // The session belongs to whoever has signed in meanwhile.
  const sync = async (user: TokenSource | null) => {
    if (user !== null || !isOutdated()) await syncUser(user)
  }
  beforeAuthStateChanged(auth, sync, () => {
    sync(auth.currentUser).catch(() => {})
  })
  onIdTokenChanged(auth, (user) => {
    // The next token is posted regardless.
    sync(user).catch(() => {})
  })
}
