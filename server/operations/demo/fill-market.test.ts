import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_BANS, DEMO_MESSAGE_REPORT } from '#content/demo/bans.ts'
import { DEMO_DECIDED_REPORTS } from '#content/demo/descriptions.ts'
import { DEMO_ACCOUNTS } from '#content/demo/people.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { createRandom } from '#domain/platform/seeded-random.ts'
import { type DemoMarket, openDemoMarket, SIZE } from '#test/operations/demo-market.ts'
import { elementTexts } from '#test/site/page-html.ts'
import { checkedTexts, checkModerationTexts } from '#texts/homes/home-check.ts'
import { groupNames } from '#texts/homes/list.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { reviewFlagNames } from '#texts/moderation/moderation.ts'
import { MARKET_SIZE } from './fill-market.ts'
import { planMarket } from './plan/market.ts'

let market: DemoMarket
beforeAll(async () => {
  market = await openDemoMarket()
  expect(await market.fill()).toMatchObject(SIZE)
})
afterAll(() => market?.close())

async function openAs(who: keyof typeof DEMO_ACCOUNTS) {
  const cookie = await market.signIn(who)
  return async (path: string) =>
    (await market.app.request(path, { headers: { Cookie: cookie } })).text()
}

it('gives the demo owner a home in each state, and people who write', async () => {
  const open = await openAs('owner')
  const headings = elementTexts(await open(PATHS.myListings), 'h2')
  expect(headings).toEqual(expect.arrayContaining(Object.values(groupNames)))
  expect(elementTexts(await open(PATHS.messages), 'li').length).toBeGreaterThan(3)
})

it('gives the demo seeker conversations, and homes pictures', async () => {
  const open = await openAs('seeker')
  expect(elementTexts(await open(PATHS.messages), 'li').length).toBeGreaterThan(3)
  const { rows } = await market.database.pool.query(
    `select listing_type as type, listing_id as id, hash from offers
     join offer_pictures on offer_pictures.offer = offers.id where state = 'published' limit 1`,
  )
  const page = await open(listingPath(rows[0]))
  expect(page).toContain(`/pictures/homes/${rows[0].hash}`)
})

it('shows each demo account everything else that can happen', async () => {
  const [asOwner, asSeeker, asModerator] = [
    await openAs('owner'),
    await openAs('seeker'),
    await openAs('moderator'),
  ]
  const { rows } = await market.database.pool.query(
    `select claims.own, claims.outcome from claims
     join offers on offers.id = claims.own join accounts on accounts.uid = offers.owner
     where email = $1`,
    [DEMO_ACCOUNTS.owner.email],
  )
  expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['dismissed', 'granted', null])
  expect(await asOwner(PATHS.myListings)).toContain(offerStepPath(rows[0].own, 'copies'))
  expect(await asOwner(PATHS.messages)).toContain(viewingTexts.upcoming)
  expect(await asSeeker(PATHS.messages)).toContain(viewingTexts.upcoming)
  const verified = await market.database.pool.query(
    `select listing_type as type, listing_id as id from home_checks
     join offers on offers.id = home_checks.offer where outcome = 'approved'`,
  )
  expect(await asSeeker(listingPath(verified.rows[0]))).toContain(checkedTexts.what)
  const queue = await asModerator(PATHS.moderation)
  for (const text of [reviewFlagNames.claimed, checkModerationTexts.heading])
    expect(queue).toContain(text)
  for (const { appeal } of DEMO_BANS) expect(queue).toContain(appeal)
  expect(queue).toContain(DEMO_MESSAGE_REPORT.words)
  const log = await asModerator(`${PATHS.moderation}/log`)
  expect(log).toContain(DEMO_DECIDED_REPORTS.acted.reason)
})

it('gives the demo moderator a queue with reasons, and a log', async () => {
  const open = await openAs('moderator')
  const queue = await open(PATHS.moderation)
  const { rows } = await market.database.pool.query(
    "select count(*)::integer as total from offers where state = 'waiting'",
  )
  expect(rows[0].total).toBeGreaterThan(2)
  for (const flags of ['reported', 'new owner', 'phone number'] as const)
    expect(queue).toContain(reviewFlagNames[flags])
  expect(queue).toMatch(/#ranked[^>]*>\d+ homes/)
  expect(elementTexts(await open(`${PATHS.moderation}/log`), 'tr').length).toBeGreaterThan(10)
})

it('is the same each time, and refuses a database with listings', async () => {
  const [one, two] = [1, 2].map(() => planMarket(createRandom(7), SIZE))
  expect(one).toEqual(two)
  await expect(market.fill()).rejects.toThrow('a demo has one of its own')
})

it('has 40 owners and 300 homes by default', () => {
  const plan = planMarket(createRandom(7), MARKET_SIZE)
  expect(plan).toHaveLength(300)
  expect(new Set(plan.map(({ owner }) => owner)).size).toBe(40)
})
