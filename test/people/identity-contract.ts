import { randomUUID } from 'node:crypto'
import { type Auth, createUserWithEmailAndPassword } from '@firebase/auth'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startEmbeddedTarget } from './embedded-target.ts'
import { connectToEmulator } from './emulator-target.ts'
import type { IdentityTarget } from './identity-target.ts'
import { createSdkClient, type SdkClient } from './sdk-client.ts'

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST

/** Whether the tests run against Google's emulator, see tools/firebase-emulator/README.md. */
export const isEmulated = emulator !== undefined

export const PASSWORD = 'correct horse'

export const newEmail = () => `${randomUUID()}@example.com`

/** Starts one identity service for the tests of a file, and closes their browsers after each test. */
export function setUpIdentityContract() {
  let target: IdentityTarget
  let open: SdkClient[] = []
  beforeAll(async () => {
    target = await (emulator === undefined ? startEmbeddedTarget() : connectToEmulator(emulator))
  })
  afterEach(async () => {
    await Promise.all(open.map((browser) => browser.close()))
    open = []
  })
  afterAll(() => target.stop())

  function browser(): Auth {
    const opened = createSdkClient(target.url, target.projectId)
    open.push(opened)
    return opened.auth
  }

  return {
    getTarget: () => target,
    browser,
    /** Creates an account in a browser of its own. */
    async register(email = newEmail()) {
      const auth = browser()
      const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
      return { auth, user, email }
    },
  }
}
