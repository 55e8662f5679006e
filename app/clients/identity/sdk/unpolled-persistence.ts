import { indexedDBLocalPersistence, type Persistence } from '@firebase/auth'

/** The private side of the class behind `indexedDBLocalPersistence`. */
type PollingPersistence = new () => { _poll(): Promise<unknown> }

/**
 * Fired when another tab may have signed in or out: that tab writes the account's letter, see
 * `avatar-letter.ts`.
 */
const WINDOW_EVENTS = ['storage', 'focus'] as const

/**
 * Reads the SDK's database only when another tab may have changed it. The SDK itself polls every 800 ms for
 * as long as a page is open, which drains batteries.
 */
class UnpolledPersistence extends (indexedDBLocalPersistence as unknown as PollingPersistence) {
  readonly #check = () => {
    if (document.visibilityState === 'visible') void this._poll()
  }

  startPolling(): void {
    for (const type of WINDOW_EVENTS) window.addEventListener(type, this.#check)
    document.addEventListener('visibilitychange', this.#check)
  }

  stopPolling(): void {
    for (const type of WINDOW_EVENTS) window.removeEventListener(type, this.#check)
    document.removeEventListener('visibilitychange', this.#check)
  }
}

export const unpolledPersistence = UnpolledPersistence as unknown as Persistence
