import { indexedDBLocalPersistence, type Persistence } from '@firebase/auth'

/** What the class behind `indexedDBLocalPersistence` is besides. */
type PollingPersistence = new () => { _poll(): Promise<unknown> }

/** When another tab may have signed in or out. It writes the letter of the account, see `avatar-letter.ts`. */
const WINDOW_EVENTS = ['storage', 'focus'] as const

/**
 * The SDK's database, looked into when another tab may have changed it. The SDK itself does so every 800 ms, as
 * long as a page is open, which costs battery.
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
