import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'

/** The unmodified identity SDK as one browser has it, with nothing remembered. */
export interface SdkClient {
  readonly auth: Auth
  readonly close: () => Promise<void>
}

/** Opens an SDK that talks to the identity service at `url`. */
export function createSdkClient(url: string, projectId = 'homiq'): SdkClient {
  const app = initializeApp({ apiKey: 'homiq', authDomain: 'localhost', projectId }, randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, url, { disableWarnings: true })
  return { auth, close: () => deleteApp(app) }
}

/** The code of what a promise is rejected with. */
export async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
