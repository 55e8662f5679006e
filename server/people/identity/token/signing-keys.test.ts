import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signingKeys } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { loadSigningKeys, rotateSigningKeys } from './signing-keys.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(signingKeys)
})
afterAll(() => database.close())

const stored = () => database.orm.select().from(signingKeys)

it('are created once, and read by the next start', async () => {
  const first = await loadSigningKeys(database.orm, NOW)
  const second = await loadSigningKeys(database.orm, after(1))
  expect(await stored()).toHaveLength(1)
  const { kid, privateKey } = await first.getSigningKey(NOW)
  expect((await second.getSigningKey(after(1))).kid).toBe(kid)
  const verifier = await second.getVerificationKey(kid, after(1))
  expect(verifier?.equals(createPublicKey(privateKey))).toBe(true)
})

it('of a site with RSA stay in use until they expire', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await database.orm.insert(signingKeys).values({ kid: 'rsa', privateKey: pem, createdAt: NOW })
  const keys = await loadSigningKeys(database.orm, after(1))
  expect(await keys.getSigningKey(after(1))).toMatchObject({ kid: 'rsa', algorithm: 'RS256' })
  const renewal = after(90 * 24 + 1)
  await keys.getSigningKey(renewal)
  const soon = new Date(renewal.getTime() + 10_000)
  expect(await keys.getSigningKey(soon)).toMatchObject({ algorithm: 'ES256' })
  expect(await keys.getVerificationKey('rsa', soon)).not.toBeNull()
})

it('are renewed after 90 days, while the old one still verifies', async () => {
  const keys = await loadSigningKeys(database.orm, NOW)
  const { kid: old } = await keys.getSigningKey(NOW)
  const renewal = after(90 * 24 + 1)
  await keys.getSigningKey(renewal)
  const soon = new Date(renewal.getTime() + 10_000)
  const { kid } = await keys.getSigningKey(soon)
  expect(kid).not.toBe(old)
  expect(await keys.getVerificationKey(old, soon)).not.toBeNull()
})

it('are created once by processes that start or renew concurrently', async () => {
  const open = () => loadSigningKeys(database.orm, NOW)
  const processes = await Promise.all([open(), open(), open()])
  expect(await stored()).toHaveLength(1)
  const renewal = after(90 * 24)
  await Promise.all(processes.map(({ getSigningKey }) => getSigningKey(renewal)))
  expect(await stored()).toHaveLength(2)
})

it('sign only once every process knows them', async () => {
  const signing = await loadSigningKeys(database.orm, NOW)
  const other = await loadSigningKeys(database.orm, NOW)
  const at = (second: number) => new Date(after(1).getTime() + second * 1_000)
  await signing.getSigningKey(at(0))
  await other.getVerificationKey('unknown', at(4))
  await rotateSigningKeys(database.orm, at(5))
  const signers = new Set<string>()
  for (let second = 5; second <= 30; second += 1) {
    const { kid } = await signing.getSigningKey(at(second))
    expect([second, await other.getVerificationKey(kid, at(second))]).not.toEqual([second, null])
    signers.add(kid)
  }
  expect(signers.size).toBe(2)
})

it('are deleted a day after their successor was added', async () => {
  await loadSigningKeys(database.orm, NOW)
  await rotateSigningKeys(database.orm, after(1))
  await rotateSigningKeys(database.orm, after(2))
  expect(await stored()).toHaveLength(3)
  await rotateSigningKeys(database.orm, after(26))
  expect(await stored()).toHaveLength(3)
})

it('verify for a day after their successor was added, and no longer', async () => {
  const keys = await loadSigningKeys(database.orm, NOW)
  const { kid } = await keys.getSigningKey(NOW)
  await rotateSigningKeys(database.orm, after(1))
  expect(await keys.getVerificationKey(kid, after(24))).not.toBeNull()
  expect(await keys.getVerificationKey(kid, after(26))).toBeNull()
})

it('of another process are found when a token refers to them', async () => {
  const keys = await loadSigningKeys(database.orm, NOW)
  await rotateSigningKeys(database.orm, after(1))
  const [, newest] = (await stored()).toSorted((a, b) => +a.createdAt - +b.createdAt)
  expect(await keys.getVerificationKey(newest?.kid, after(1))).not.toBeNull()
  expect((await keys.getSigningKey(after(2))).kid).toBe(newest?.kid)
})

it('are not looked up again for every token with an unknown key', async () => {
  const keys = await loadSigningKeys(database.orm, NOW)
  expect(await keys.getVerificationKey('unknown', NOW)).toBeNull()
  await rotateSigningKeys(database.orm, NOW)
  const newest = (await stored()).at(-1)?.kid
  const soon = new Date(NOW.getTime() + 5_000)
  const known = await Promise.all(
    (await stored()).map(({ kid }) => keys.getVerificationKey(kid, soon)),
  )
  expect(known.filter((key) => key === null)).toHaveLength(1)
  expect(await keys.getVerificationKey(newest, after(1))).not.toBeNull()
})

it('that are discarded are gone at once, and soon from the memory of other processes', async () => {
  const keys = await loadSigningKeys(database.orm, NOW)
  const { kid } = await keys.getSigningKey(NOW)
  await rotateSigningKeys(database.orm, after(1), { discard: true })
  expect(await stored()).toHaveLength(1)
  expect(await keys.getVerificationKey(kid, after(1))).toBeNull()
  expect((await keys.getSigningKey(after(1))).kid).not.toBe(kid)
})

it('that are unreadable stop the start with a sentence that does not show the key', async () => {
  await database.orm
    .insert(signingKeys)
    .values({ kid: 'torn', privateKey: 's3cret', createdAt: NOW })
  await expect(loadSigningKeys(database.orm, NOW)).rejects.toThrow(
    /^The signing key torn in the database cannot be read\. .+ "npm run rotate-keys -- --discard"/,
  )
  await expect(loadSigningKeys(database.orm, NOW)).rejects.not.toThrow(/s3cret/)
})
