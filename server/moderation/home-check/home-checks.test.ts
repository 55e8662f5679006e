import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingPath } from '#domain/catalog/links.ts'
import { homeCheckPath } from '#domain/homes/offer/links.ts'
import { createOffers } from '#server/homes/offer/offers.ts'
import { countNews } from '#server/homes/offer/queries.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { readPicture } from '#server/platform/picture/intake/read-picture.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { createHomeChecks } from './home-checks.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const siteUrl = 'https://homiq.example'

const mails: Mail[] = []
const mailer: Mailer = { send: async (mail) => void mails.push(mail) }

const folder = mkdtempSync(join(tmpdir(), 'homiq-check-'))
const file = join(folder, 'picture.jpg')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  writeFileSync(file, await drawPicture({ seed: 1 }))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database?.close()
})

/** Publishes a home of a new owner, who has seen that, and decides about the check of it. */
async function decideCheck(reason: string | null) {
  const { orm: db } = database
  const email = `${crypto.randomUUID()}@example.com`
  const account = await createAccount(db, { email, emailVerified: true }, now())
  const owner = account?.uid ?? ''
  const { offer: id, ...listing } = await publishHome(database, owner)
  const offers = createOffers({ db, rates, now, moderation: 'before' })
  await offers.markSeen(owner)
  const reader = { read: (path: string) => readPicture(path) }
  const checks = createHomeChecks({ db, reader, rates, mailer, siteUrl, now })
  const person = { uid: owner, email, emailVerified: true, signInId: null, roles: [] }
  await checks.ask(person, id)
  const sender = { uid: owner, ip: '10.0.0.1', isConfirmed: true }
  expect(await checks.send(sender, id, file)).toBeNull()
  const home = await offers.find(owner, id)
  const code = (await checks.findToDecide(id, 'moderator'))?.code ?? ''
  mails.length = 0
  expect(await checks.decide({ id, uid: 'moderator', reason, code })).toBeNull()
  const states = await checks.listStates(home === null ? [] : [home])
  return { id, listing, email, owner, state: states.get(id) }
}

it.each([
  { outcome: 'holds', reason: null, words: 'Until May 21, 2027' },
  { outcome: 'rejected', reason: 'The code cannot be read.', words: 'The code cannot be read.' },
])('tells an owner by mail and at the avatar that a check $outcome', async (check) => {
  const { id, listing, email, owner, state } = await decideCheck(check.reason)
  expect(mails).toMatchObject([{ to: email, account: owner }])
  const [mail] = mails
  expect(mail?.text).toContain(check.words)
  expect(mail?.text).toContain(`${siteUrl}${homeCheckPath(id)}`)
  expect(mail?.content?.card?.link).toBe(`${siteUrl}${listingPath(listing)}`)
  expect([await countNews(database.orm, owner), state]).toEqual([1, check.outcome])
})
