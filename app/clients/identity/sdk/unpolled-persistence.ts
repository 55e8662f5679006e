import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  type Persistence,
} from '@firebase/auth'
import { signedInUid } from '#app/browser/storage/signed-in-uid.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'

/** The private side of the class behind `indexedDBLocalPersistence`. */
type PollingPersistence = new () => {
  _get(key: string): Promise<unknown>
  _set(key: string, value: unknown): Promise<void>
  _remove(key: string): Promise<void>
  _poll(): Promise<unknown>
}

/** A tab that signs in or out writes these keys of local storage (`account-store.ts`); `null` when all were deleted. */
const ACCOUNT_KEYS: readonly (string | null)[] = ['signedInUid', 'avatarLetter', null]

/** A text that changes with every sign-in and sign-out, in any tab. */
const readAccountState = () => `${signedInUid.get()} ${signedOutAt.get()}`

/** The account state when the SDK began to read who is signed in. It then asks the server, which may take long. */
let stateAtStart: string | null = null
let isStarted = false
const instances = new Set<UnpolledPersistence>()

/** Whether another tab has signed in or out while the SDK of this tab was starting. */
export const isOutdated = (): boolean =>
  !isStarted && stateAtStart !== null && stateAtStart !== readAccountState()

/**
 * Call it when the SDK first reports who is signed in.
 *
 * @returns `false` if the report is outdated; the current account is then being read
 */
export function finishStart(): boolean {
  const isCurrent = !isOutdated()
  isStarted = true
  if (!isCurrent) for (const instance of instances) void instance._poll()
  return isCurrent
}

/**
 * Reads the SDK's database only when another tab may have changed it, because the SDK's own polling, every 800 ms for
 * as long as a page is open, drains batteries. Also blocks writes during start, when the SDK would overwrite or delete
 * the account that another tab has stored since.
 */
class UnpolledPersistence extends (indexedDBLocalPersistence as unknown as PollingPersistence) {
  readonly #check = () => {
    if (document.visibilityState === 'visible') void this._poll()
  }

  /** Hidden tabs check too: otherwise a hidden tab would end the next person's session when its own old token fails. */
  readonly #checkKey = ({ key }: StorageEvent) => {
    if (ACCOUNT_KEYS.includes(key)) void this._poll()
  }

  override async _get(key: string): Promise<unknown> {
    stateAtStart ??= readAccountState()
    return super._get(key)
  }

  override async _set(key: string, value: unknown): Promise<void> {
    if (!isOutdated()) await super._set(key, value)
  }

  override async _remove(key: string): Promise<void> {
    if (!isOutdated()) await super._remove(key)
  }

  /** The SDK ignores changes while it starts and would not be told of them again, so none are reported then. */
  override async _poll(): Promise<unknown> {
    return isStarted ? super._poll() : []
  }

  startPolling(): void {
    instances.add(this)
    window.addEventListener('storage', this.#checkKey)
    window.addEventListener('focus', this.#check)
    document.addEventListener('visibilitychange', this.#check)
  }

  stopPolling(): void {
    instances.delete(this)
    window.removeEventListener('storage', this.#checkKey)
    window.removeEventListener('focus', this.#check)
    document.removeEventListener('visibilitychange', this.#check)
  }
}

/**
 * Storage in order of preference (docs/product/people.md, "Identity provider"); if none works, the session ends with the page.
 */
export const persistence = [
  UnpolledPersistence as unknown as Persistence,
  browserLocalPersistence,
  browserSessionPersistence,
]
