import { type Auth, onAuthStateChanged, type User } from 'firebase/auth'
import { avatarLetter } from '#app/browser/avatar-letter.ts'
import type { Account, Identity } from '#app/clients/identity/identity.ts'
import { accountOf, letterOf } from './account-of.ts'

/** Writes the letter of the header, which other tabs follow at once. */
function rememberLetter(user: User | null): void {
  const letter = user && letterOf(user)
  if (avatarLetter.get() !== letter) avatarLetter.update(() => letter)
}

/** The account that is signed in, told to those who listen, and its letter to the header. */
export function accountStore(auth: Auth): Pick<Identity, 'subscribe' | 'refresh'> {
  const listeners = new Set<(account: Account | null) => void>()
  let account: Account | null | undefined

  function tell(user: User | null): void {
    account = user && accountOf(user)
    rememberLetter(user)
    for (const listener of listeners) listener(account)
  }
  onAuthStateChanged(auth, tell)

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (account !== undefined) listener(account)
      return () => listeners.delete(listener)
    },
    async refresh() {
      await auth.authStateReady()
      const user = auth.currentUser
      await user?.reload()
      if (user === auth.currentUser) tell(user)
    },
  }
}
