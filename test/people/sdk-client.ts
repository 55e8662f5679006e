import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from '@firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth'

/** The unmodified Firebase SDK, as in a browser with empty storage. */
export interface SdkClient {
  readonly auth: Auth
  readonly close: () => Promise<void>
}

/** @param url of the identity service */
export function createSdkClient(url: string, projectId = 'homiq'): SdkClient {
  const app = initializeApp({ apiKey: 'homiq', authDomain: 'localhost', projectId }, randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, url, { disableWarnings: true })
  return { auth, close: () => deleteApp(app) }
}

/** The `code` of the error that a promise is rejected with. */
export async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
