import { indexedDBLocalPersistence, type Persistence } from '@firebase/auth'

/** The private side of the class behind `indexedDBLocalPersistence`. */
type PollingPersistence = new () => { _poll(): Promise<unknown> }

/** A tab that signs in or out writes these keys of local storage (`account-store.ts`); `null` when all were deleted. */
const ACCOUNT_KEYS: readonly (string | null)[] = ['signedInUid', 'avatarLetter', null]

/**
 * Reads the SDK's database only when another tab may have changed it. The SDK itself polls every 800 ms for
 * as long as a page is open, which drains batteries.
 */
class UnpolledPersistence extends (indexedDBLocalPersistence as unknown as PollingPersistence) {
  readonly #check = () => {
    if (document.visibilityState === 'visible') void this._poll()
  }

  /** In a hidden tab as well: it would end the session of the next person when its old token fails. */
  readonly #checkKey = ({ key }: StorageEvent) => {
    if (ACCOUNT_KEYS.includes(key)) void this._poll()
  }

  startPolling(): void {
    window.addEventListener('storage', this.#checkKey)
    window.addEventListener('focus', this.#check)
    document.addEventListener('visibilitychange', this.#check)
  }

  stopPolling(): void {
    window.removeEventListener('storage', this.#checkKey)
    window.removeEventListener('focus', this.#check)
    document.removeEventListener('visibilitychange', this.#check)
  }
}

export const unpolledPersistence = UnpolledPersistence as unknown as Persistence
