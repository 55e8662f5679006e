import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffer } from '#server/homes/offer/commands.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { measureTurns } from '#test/async/measure-turns.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { createDesk } from './desk.ts'

const siteUrl = 'https://homiq.example'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const HOMES = 30
const now = () => new Date('2026-11-23T10:00:00Z')
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })

/** Half is dear to compare with other homes, half to look for contact data in. */
const describeHome = (home: number) =>
  Array.from({ length: 300 }, (_, word) => `${home}w${word}`)
    .join(' ')
    .padEnd(5_000, '½ @abc ')

it('lets others be answered while a moderator opens a queue of long texts', async () => {
  for (let home = 0; home < HOMES; home += 1) {
    const content = { ...COMPLETE, description: describeHome(home) }
    const id = (await createOffer(database.orm, `owner ${home}`, content, now())) ?? ''
    const submit = { id, action: 'submit', actor: 'owner' } as const
    await moveOffer(database.orm, submit, { rates: rates(), now: now() })
  }
  // The homes count as approved, so that they are compared with each other as well.
  await database.pool.query('update offers set first_approved_at = now()')
  const mailer = { send: async () => {} }
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const { longest, total } = await measureTurns(() => moderation.list('moderator'))
  expect((await moderation.list('moderator')).total).toBe(HOMES)
  expect(longest).toBeLessThan(total / 2)
})
