import { type Auth, onAuthStateChanged, type User } from '@firebase/auth'
import { clearPersonalData } from '#app/browser/clear-personal-data.ts'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import type { Account, IdentityClient } from '#app/clients/identity/contract/identity.ts'
import { getAvatarLetter, isAccountLeft, toAccount } from './account.ts'

/** Publishes the signed-in account, and stores its letter for the header. */
export function createAccountStore(auth: Auth): Pick<IdentityClient, 'subscribe' | 'refresh'> {
  const listeners = new Set<(account: Account | null) => void>()
  let account: Account | null | undefined
  let uid: string | null | undefined
  let lastSignOut = signedOutAt.get()

  function saveAvatarLetter(user: User | null): void {
    const before = { uid, letter: storedAvatarLetter.get() }
    const now = { uid: user?.uid ?? null, letter: user && getAvatarLetter(user) }
    uid = now.uid
    if (before.letter !== now.letter) storedAvatarLetter.update(() => now.letter)
    // A hidden tab learns of a sign-out when it is shown, long after the tab that cleared everything; what is there by
    // then is of the next person.
    if (isAccountLeft(before, now) && signedOutAt.get() === lastSignOut) clearPersonalData()
    lastSignOut = signedOutAt.get()
  }

  function publish(user: User | null): void {
    account = user && toAccount(user)
    saveAvatarLetter(user)
    for (const listener of listeners) listener(account)
  }
  onAuthStateChanged(auth, publish)

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
      if (user === auth.currentUser) publish(user)
    },
  }
}
