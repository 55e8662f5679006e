import type { Identity } from './identity.ts'

const TIMEOUT_MS = 30_000

let loading: Promise<Identity> | undefined
let loaded: Identity | undefined

async function load(): Promise<Identity> {
  const [answer, { openIdentity }] = await Promise.all([
    fetch('/identity/settings', { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    import('./sdk/open-identity.ts'),
  ])
  loaded = await openIdentity(answer)
  return loaded
}

/**
 * The identity service, whose code and settings are fetched on the first call. A failure is
 * forgotten, so that the next call tries again.
 *
 * @throws when its code or its settings cannot be fetched
 */
export function loadIdentity(): Promise<Identity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Calls `use` with the identity service: at once if it is there, so that a window which opens in it
 * counts as the visitor's own doing, else when it has come.
 */
export function withIdentity<T>(use: (identity: Identity) => Promise<T>): Promise<T> {
  return loaded === undefined ? loadIdentity().then(use) : use(loaded)
}

/** The identity service if it has come already. */
export const loadedIdentity = (): Identity | undefined => loaded

/** Fetches the identity service ahead of its first use; a failure shows when it is used. */
export function preloadIdentity(): void {
  loadIdentity().catch(() => {})
}
