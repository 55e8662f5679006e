import { ENDPOINTS } from '#domain/platform/paths.ts'
import type { IdentityClient } from './contract/identity.ts'

const TIMEOUT_MS = 30_000

let loading: Promise<IdentityClient> | undefined
let loaded: IdentityClient | undefined

async function load(): Promise<IdentityClient> {
  const [response, openIdentity] = await Promise.all([
    fetch(ENDPOINTS.identitySettings, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    document.documentElement.dataset.identity
      ? import('#app/clients/identity/sdk/open-firebase.ts').then((module) => module.openFirebase)
      : import('./sdk/open-identity.ts').then((module) => module.openIdentity),
  ])
  loaded = await openIdentity(response)
  return loaded
}

/**
 * Fetches the code and settings of the identity service on the first call, and again after a failure.
 *
 * @throws when either cannot be fetched
 */
export function loadIdentity(): Promise<IdentityClient> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Calls `callback` synchronously if the identity service has loaded, because browsers allow popups only
 * during a click.
 */
export function withIdentity<T>(callback: (identity: IdentityClient) => Promise<T>): Promise<T> {
  return loaded === undefined ? loadIdentity().then(callback) : callback(loaded)
}

export const getLoadedIdentity = (): IdentityClient | undefined => loaded

/** Ignores failures: the first use tries again. */
export function preloadIdentity(): void {
  loadIdentity().catch(() => {})
}
