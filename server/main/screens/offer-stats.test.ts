import { afterAll, beforeAll, expect, it } from 'vitest'
import { COUNTS_PATH } from '#domain/homes/offer/count.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { numbersTexts } from '#texts/homes/stats.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let owner: SignedIn
let home: { id: string; type: string; listing: number }
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  owner = await site.signInOwner('owner@example.com')
  const moderator = await site.signInModerator('moderator@example.com')
  home = await publish(moderator)
  for (let more = 0; more < 4; more += 1) await publish(moderator)
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

async function publish(moderator: SignedIn) {
  const id = await site.createWaiting(owner)
  await site.decide(moderator, id, { intent: 'approve' })
  const { rows } = await database.pool.query('select * from offers where id = $1', [id])
  return { id, type: rows[0].listing_type, listing: rows[0].listing_id }
}

const report = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(COUNTS_PATH, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  })

async function readCounts() {
  const { rows } = await database.pool.query(
    'select offer, views, hearts, unhearts from offer_counts',
  )
  return rows
}

it('counts views and hearts without storing who made them', async () => {
  const count = { type: home.type, id: String(home.listing) }
  for (const what of ['view', 'view', 'heart', 'heart', 'unheart'])
    expect((await report({ ...count, what })).status).toBe(204)
  const counted = [{ offer: home.id, views: 2, hearts: 2, unhearts: 1 }]
  expect(await readCounts()).toEqual(counted)

  const view = { ...count, what: 'view' }
  expect((await report(view, { DNT: '1' })).status).toBe(204)
  expect((await report(view, { 'Sec-GPC': '1' })).status).toBe(204)
  expect((await report({ ...view, id: '999999999' })).status).toBe(204)
  expect((await report({ ...view, id: '99999999999' })).status).toBe(400)
  expect((await report({ ...view, what: 'visitor' })).status).toBe(400)
  expect((await report(view, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await readCounts()).toEqual(counted)
})

it('shows the numbers only to the owner', async () => {
  const path = offerStepPath(home.id, 'numbers')
  expect((await site.get(path)).headers.get('location')).toBe(signInPath(path))
  const stranger = await site.signInOwner('stranger@example.com')
  expect((await site.get(path, stranger.cookie)).status).toBe(404)
  const page = await site.get(path, owner.cookie)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const html = await page.text()
  expect(html).toContain('Views per day: 2 in 30 days')
  expect(html).toContain('<b>1</b>')
  // The plots have a text alternative and a table.
  for (const what of ['Views', 'Hearts'])
    expect(html).toMatch(new RegExp(`role="img" aria-label="${what} per day: 2 in 30 days, up to`))
  const [table = ''] = /<table>.*?<\/table>/s.exec(html) ?? []
  expect(table).toContain(numbersTexts.tableCaption)
  expect(table).toMatch(/<tbody><tr><th scope="row">[^<]+<\/th><td>2<\/td><td>2<\/td>/)
  expect(table.match(/<th scope="row">/g)).toHaveLength(30)
  // Four others are too few for a median.
  expect(html).toContain(numbersTexts.tooFew)
})

it('compares a home with others once there are five, and gives its place in the search', async () => {
  const moderator = await site.signInModerator('other-moderator@example.com')
  await publish(moderator)
  await expect
    .poll(async () => (await site.get(offerStepPath(home.id, 'numbers'), owner.cookie)).text())
    .toMatch(/\d of(<!-- -->| )*\d+ homes in the default order/)
  const html = await (await site.get(offerStepPath(home.id, 'numbers'), owner.cookie)).text()
  expect(html).toContain('for 5 other homes listed by owners in this city')
})

it('counts people who began to write about the home', async () => {
  const conversations = createConversations({ db: database.orm })
  const about = { type: 'rent', id: home.listing } as const
  for (const seeker of ['one', 'two', 'one'])
    await conversations.start(seeker, about, { text: 'Is it free?', key: '' })
  const page = await site.get(offerStepPath(home.id, 'numbers'), owner.cookie)
  expect(await page.text()).toMatch(
    new RegExp(`<b>2</b>[^<]*(<!-- -->)?[^<]*${numbersTexts.begun}`),
  )
})
