import { type Auth, onAuthStateChanged, type User } from '@firebase/auth'
import { clearPersonalData } from '#app/browser/clear-personal-data.ts'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { signedInUid } from '#app/browser/storage/signed-in-uid.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import type { Account, IdentityClient } from '#app/clients/identity/contract/identity.ts'
import { getAvatarLetter, isAccountLeft, toAccount } from './account.ts'
import { finishStart } from './unpolled-persistence.ts'

/** Longer than reading IndexedDB takes on a slow phone. */
const SYNC_MS = 2_000

/** Publishes the signed-in account, and stores it with its letter for the header. */
export function createAccountStore(auth: Auth): Pick<IdentityClient, 'subscribe' | 'refresh'> {
  const listeners = new Set<(account: Account | null) => void>()
  let account: Account | null | undefined
  let lastSignOut = signedOutAt.get()

  function saveAccount(user: User | null): void {
    const before = { uid: signedInUid.get(), letter: storedAvatarLetter.get() }
    const now = { uid: user?.uid ?? null, letter: user && getAvatarLetter(user) }
    if (before.uid !== now.uid) signedInUid.update(() => now.uid)
    if (before.letter !== now.letter) storedAvatarLetter.update(() => now.letter)
    if (isAccountLeft(before, now)) clearPersonalData()
    lastSignOut = signedOutAt.get()
  }

  function publish(user: User | null): void {
    account = user && toAccount(user)
    saveAccount(user)
    for (const listener of listeners) listener(account)
  }
  let isFirst = true
  onAuthStateChanged(auth, (user) => {
    const isCurrent = !isFirst || finishStart()
    isFirst = false
    if (isCurrent) publish(user)
    else setTimeout(() => publish(auth.currentUser), SYNC_MS)
  })

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (account !== undefined) listener(account)
      return () => listeners.delete(listener)
    },
    async refresh() {
      await auth.authStateReady()
      if (signedOutAt.get() !== lastSignOut) {
        // Somebody signed out in another tab. This SDK has yet to read who is signed in now; reloading the old account
        // would end the new session.
        await new Promise((resolve) => setTimeout(resolve, SYNC_MS))
        lastSignOut = signedOutAt.get()
      }
      const user = auth.currentUser
      await user?.reload()
      // This is skipped if another tab has signed out meanwhile.
      if (user === auth.currentUser && signedOutAt.get() === lastSignOut) publish(user)
    },
  }
}
