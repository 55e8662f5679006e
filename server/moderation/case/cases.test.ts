import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffers } from '#server/homes/offer/offers.ts'
import { createClaims } from '#server/moderation/claim/claims.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { createHomeChecks } from '#server/moderation/home-check/home-checks.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { createCases } from './cases.ts'

let time = new Date('2026-11-23T10:00:00Z')
const now = () => time
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const mailer = { send: async () => {} }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

it('goes from case to case in the order of the queue, past what others decided', async () => {
  const tools = { db: database.orm, rates, now, mailer, siteUrl: '' }
  const offers = createOffers({ ...tools, moderation: 'before' })
  const desk = createDesk(tools)
  const claims = createClaims(tools)
  const reader = { read: () => Promise.reject(new Error('No picture is sent.')) }
  const checks = createHomeChecks({ ...tools, reader })
  const cases = createCases({ db: database.orm, desk, claims, checks })
  const ids: string[] = []
  for (const owner of ['olha', 'taras', 'ivan', 'maria']) {
    const created = await offers.create(owner, COMPLETE)
    const id = 'id' in created ? created.id : ''
    await offers.act(owner, id, 'submit')
    ids.push(id)
    time = new Date(now().getTime() + 1_000)
  }
  const [first = '', second = '', third = '', fourth = ''] = ids
  const decide = (id: string) =>
    desk.decide({ id, revision: 1, decision: 'approve', uid: 'moderator' })
  // The order is found even if the moderator did not look at the queue.
  expect(await cases.findNeighbors('moderator', second)).toEqual({ previous: first, next: third })
  expect((await cases.list('moderator')).ranked.map(({ id }) => id)).toEqual(ids)
  expect(await cases.findNext('moderator', first)).toBe(first)
  await decide(third)
  expect(await cases.findNeighbors('moderator', second)).toEqual({ previous: first, next: fourth })
  await decide(second)
  expect(await cases.findNext('moderator', second)).toBe(fourth)
  await decide(fourth)
  // What was left out before stands in the queue.
  expect(await cases.findNext('moderator', fourth)).toBeNull()
  expect(await cases.findNeighbors('moderator', fourth)).toEqual({ previous: first, next: null })
  expect(await cases.findNeighbors('another', 'unknown')).toEqual({ previous: null, next: first })
})
