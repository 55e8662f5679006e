import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import { signIns } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { endSignIn, MAX_SIGN_INS, rotateRefreshToken, startSignIn } from './commands.ts'
import { findSignIn } from './queries.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000)

let database: Database
let uid: string
beforeAll(async () => {
  database = await freshDatabase()
  uid = (await createAccount(database.orm, { email: 'olena@example.com' }, NOW))?.uid ?? ''
})
afterAll(() => database.close())

const begin = () => startSignIn(database.orm, uid, { provider: 'password' }, NOW)

/** Rotates `token`; `null` when it was rejected. */
async function next(token: string, at = NOW): Promise<string | null> {
  return (await rotateRefreshToken(database.orm, token, at))?.refreshToken ?? null
}

async function getNextToken(token: string): Promise<string> {
  const given = await next(token)
  if (given === null) throw new Error('The token was refused.')
  return given
}

it('continues from token to token as the same sign-in', async () => {
  const { signIn, refreshToken } = await begin()
  const second = await rotateRefreshToken(database.orm, refreshToken, later(1))
  expect(second?.signIn).toMatchObject({ id: signIn.id, uid, authTime: NOW, usedAt: later(1) })
  expect(second?.refreshToken).not.toBe(refreshToken)
  expect(await next(second?.refreshToken ?? '')).not.toBeNull()
})

it('accepts a token again if the response was lost', async () => {
  const { refreshToken } = await begin()
  await getNextToken(refreshToken)
  const again = await getNextToken(refreshToken)
  expect(await next(again)).not.toBeNull()
})

it('keeps concurrent tabs signed in, whichever response they keep', async () => {
  const { refreshToken } = await begin()
  const [one, two] = await Promise.all([getNextToken(refreshToken), getNextToken(refreshToken)])
  expect(one).not.toBe(two)
  expect(await next(one)).not.toBeNull()
  const other = await begin()
  const [, sibling] = [
    await getNextToken(other.refreshToken),
    await getNextToken(other.refreshToken),
  ]
  expect(await next(sibling)).not.toBeNull()
})

it('ends for everyone when an old token is replayed', async () => {
  const { signIn, refreshToken: copied } = await begin()
  const second = await getNextToken(copied)
  const third = await getNextToken(second)
  expect(await next(copied)).toBeNull()
  expect(await next(third)).toBeNull()
  expect(await findSignIn(database.orm, signIn.id)).toBeNull()
})

it('does not end by a made-up token', async () => {
  const { refreshToken } = await begin()
  for (const created of ['', '.', 'x', 'x.y', '.x']) expect(await next(created)).toBeNull()
  expect(await next(refreshToken)).not.toBeNull()
})

it('ends on request, and after half a year without use', async () => {
  const ended = await begin()
  await endSignIn(database.orm, ended.signIn.id)
  expect(await next(ended.refreshToken)).toBeNull()
  const idle = await begin()
  const fresh = await getNextToken(idle.refreshToken)
  expect(await next(fresh, later(181))).toBeNull()
})

it('ends after a year, however much it is used', async () => {
  let { refreshToken } = await begin()
  for (let day = 90; day <= 360; day += 90) {
    refreshToken = (await next(refreshToken, later(day))) ?? ''
    expect(refreshToken).not.toBe('')
  }
  expect(await next(refreshToken, later(366))).toBeNull()
})

it("ends the least recently used one of an account with too many, and no other account's", async () => {
  const other = await createAccount(database.orm, { email: 'taras@example.com' }, NOW)
  const theirs = await startSignIn(database.orm, other?.uid ?? '', { provider: 'password' }, NOW)
  await database.orm.delete(signIns).where(eq(signIns.uid, uid))
  const first = await begin()
  const second = await begin()
  const sibling = await rotateRefreshToken(database.orm, first.refreshToken, later(1))
  for (let n = 2; n < MAX_SIGN_INS; n += 1) await begin()
  expect(await findSignIn(database.orm, second.signIn.id)).not.toBeNull()
  const one = await startSignIn(database.orm, uid, { provider: 'password' }, later(2))
  const another = await startSignIn(database.orm, uid, { provider: 'password' }, later(2))
  const left = await database.orm.select().from(signIns).where(eq(signIns.uid, uid))
  expect(left).toHaveLength(MAX_SIGN_INS)
  for (const { signIn } of [first, one, another]) {
    expect(await findSignIn(database.orm, signIn.id)).not.toBeNull()
  }
  expect(await next(sibling?.refreshToken ?? '', later(2))).not.toBeNull()
  expect(await findSignIn(database.orm, theirs.signIn.id)).not.toBeNull()
})

it('stores no usable token', async () => {
  const { refreshToken } = await begin()
  const stored = JSON.stringify(await database.orm.select().from(signIns))
  const [, secret = ''] = refreshToken.split('.')
  expect(secret.length).toBeGreaterThan(40)
  expect(stored).not.toContain(secret)
})
