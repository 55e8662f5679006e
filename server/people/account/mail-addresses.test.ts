import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disableAccount } from '#server/operations/operator/disable-account.ts'
import { createSession } from '#server/people/session/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createAccount } from './commands.ts'
import { findMailAddress } from './mail-addresses.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const NOW = new Date('2026-11-27T10:00:00Z')
const createEmail = () => `${randomUUID()}@example.com`

describe('mails about what a person does go to a confirmed email address only', () => {
  it.each([
    { emailVerified: true, disabled: false, isMailed: true },
    { emailVerified: false, disabled: false, isMailed: false },
    { emailVerified: true, disabled: true, isMailed: false },
  ])('of an account, confirmed: $emailVerified, disabled: $disabled', async (person) => {
    const { emailVerified, disabled, isMailed } = person
    const email = createEmail()
    const uid = (await createAccount(database.orm, { email, emailVerified }, NOW))?.uid ?? ''
    await disableAccount(database.orm, uid, disabled, NOW)
    // A session from before says nothing about the account.
    const signedIn = { uid, email, emailVerified: true, signInId: null }
    await createSession(database.orm, signedIn, NOW)
    expect(await findMailAddress(database.orm, uid)).toBe(isMailed ? email : null)
  })

  it.each([true, false])('of a session with Firebase, confirmed: %s', async (emailVerified) => {
    const [uid, email] = [randomUUID(), createEmail()]
    await createSession(database.orm, { uid, email, emailVerified, signInId: null }, NOW)
    expect(await findMailAddress(database.orm, uid)).toBe(emailVerified ? email : null)
  })
})
