import { randomUUID } from 'node:crypto'
import {
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
} from '@firebase/auth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import {
  findNewestLinkMail,
  getCode,
  type IdentityServer,
  startIdentityServer,
} from '#test/people/identity-server.ts'
import { createSdkClient, type SdkClient } from '#test/people/sdk-client.ts'
import { passwordProblems } from '#texts/people/password-problems.ts'
import { loadPasswordPolicy, type PasswordPolicy } from './password-policy.ts'

const PASSWORD = 'three grey cats sing'

let database: Database
let policy: PasswordPolicy
let server: IdentityServer
let browsers: SdkClient[] = []
beforeAll(async () => {
  database = await freshDatabase()
  policy = await loadPasswordPolicy('strict', ['homiq', 'dim'])
  server = await startIdentityServer(database, { passwordPolicy: policy })
})
afterEach(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  browsers = []
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

function open(): Auth {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  return browser.auth
}

const newEmail = () => `olena-${randomUUID()}@example.com`

/** The SDK's error message for a password. */
const output = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'taken',
    (error: unknown) => String(error),
  )

describe('a strict policy', () => {
  it('rejects common and leaked passwords of its length, however disguised', () => {
    const problem = (password: string) => policy.problem(password, 'nobody@example.com', 'en')
    for (const common of [
      'unbelievable',
      'Administrator',
      '1qaz2wsx3edc',
      'Password1234',
      'qwerty123456',
      'iloveyou2024',
      'Liverpool1892!',
    ]) {
      expect([common, problem(common)]).toEqual([common, passwordProblems.common])
    }
    expect(problem('homiq-dim-12345')).toBe(passwordProblems.personal)
    expect(problem(PASSWORD)).toBeNull()
  })

  it('applies to registration, reset and change, which say what is wrong', async () => {
    const auth = open()
    const email = newEmail()
    const weak: [string, string][] = [
      ['correct hor', passwordProblems.short],
      ['unbelievable', passwordProblems.common],
      ['123456789012', passwordProblems.common],
      ['abcdefabcdef', passwordProblems.pattern],
      [email.split('@')[0] ?? '', passwordProblems.personal],
    ]
    for (const [password, problem] of weak) {
      const created = await output(createUserWithEmailAndPassword(auth, email, password))
      expect(created).toContain(problem)
      expect(created).toContain('auth/weak-password')
    }
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    expect(await output(updatePassword(user, 'unbelievable'))).toContain(passwordProblems.common)
    await sendPasswordResetEmail(auth, email)
    await server.waitUntilIdle()
    const code = getCode(findNewestLinkMail(server.mails, email))
    expect(await output(confirmPasswordReset(auth, code, 'abcdefabcdef'))).toContain(
      passwordProblems.pattern,
    )
    await confirmPasswordReset(auth, code, 'four grey cats dance')
  })

  it('is announced in the terms of the protocol, according to the settings', async () => {
    expect(await validatePassword(open(), 'elevenchars')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
    })
    expect(server.identity.settings).toMatchObject({ passwordPolicy: 'strict' })
  })

  it('lets people with an older password sign in', async () => {
    const lenient = await startIdentityServer(database)
    const email = newEmail()
    const browser = createSdkClient(lenient.url)
    browsers.push(browser)
    await createUserWithEmailAndPassword(browser.auth, email, '123456')
    const { user } = await signInWithEmailAndPassword(open(), email, '123456')
    expect(user.email).toBe(email)
    await lenient.stop()
  })
})
