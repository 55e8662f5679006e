import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeTexts } from '#content/texts/conversation/messages.ts'
import { listingTexts } from '#content/texts/listing/listing.ts'
import { endedTexts } from '#content/texts/listing/missing.ts'
import { attentionNames, barTexts, moderationTexts } from '#content/texts/moderation/moderation.ts'
import { formatRefusal, formatShownLimit } from '#content/texts/my-listings/list.ts'
import { contactDataWarning, previewTexts, stepTexts } from '#content/texts/my-listings/steps.ts'
import { reportTexts } from '#content/texts/report/report.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import { draftPath } from '#domain/offer/draft.ts'
import { OFFER_LIMITS } from '#domain/offer/limits.ts'
import { offerStepPath } from '#domain/offer/links.ts'
import { PATHS } from '#domain/site/links.ts'
import { disableAccount } from '#server/account/commands.ts'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/offer/owner-forms.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let moderator: SignedIn
let people = 0
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { MODERATION: 'after', TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  moderator = await site.signInModerator('moderator@example.com')
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

function newOwner(): Promise<SignedIn> {
  people += 1
  return site.signInOwner(`owner-${people}@example.com`)
}

async function readOffer(id: string) {
  const { rows } = await database.pool.query('select * from offers where id = $1', [id])
  return rows[0]
}

const getPath = (offer: { listing_type: string; listing_id: number }) =>
  `/${offer.listing_type}/${offer.listing_id}`

/** Another URL each time, so that no cached page answers. */
let reads = 0
function look(path: string): Promise<Response> {
  reads += 1
  return site.get(`${path}?read=${reads}`)
}

async function publish(owner: SignedIn, content = COMPLETE): Promise<string> {
  const id = await site.createWaiting(owner, content)
  if ((await readOffer(id)).state === 'waiting')
    await site.decide(moderator, id, { intent: 'approve' })
  return id
}

it('a home goes from a draft to visitors and back', async () => {
  const owner = await newOwner()
  const id = await site.createDraft(owner)
  const open = await (await site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  expect(open).toContain(previewTexts.missing)
  expect((await site.handIn(owner, id)).status).toBe(400)
  expect(await site.fill(owner, id)).toEqual([303, 303, 303, 303])
  expect((await site.handIn(owner, id)).headers.get('location')).toBe(PATHS.myListings)
  expect(await readOffer(id)).toMatchObject({ state: 'waiting', listing_id: null })

  const queue = await (await site.get(PATHS.moderation, moderator.cookie)).text()
  expect(queue).toContain(moderatedOfferPath(id))
  expect(queue).toContain(attentionNames['new owner'])
  expect((await site.decide(moderator, id, { intent: 'approve' })).status).toBe(303)
  const offer = await readOffer(id)
  expect(offer).toMatchObject({ state: 'published', is_approved: true, listing_type: 'rent' })

  const page = await look(getPath(offer))
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('12 Holovna Street, Sykhiv, Lviv')
  expect(html).toContain(listingTexts.offeredByOwner)
  expect(html).toContain(writeTexts.title)
  expect(html).not.toContain(listingTexts.verified)
  for (const secret of [owner.uid, id, 'owner-1@example.com']) expect(html).not.toContain(secret)

  for (const [intent, state, status] of [
    ['pause', 'paused', 404],
    ['put-up-again', 'published', 200],
    ['close', 'closed', 410],
    ['put-up-again', 'published', 200],
    ['confirm', 'published', 200],
    ['revise', 'draft', 404],
    ['delete', 'removed', 404],
    ['restore', 'draft', 404],
  ] as const) {
    expect((await site.act(owner, id, intent)).status).toBe(303)
    expect([intent, (await readOffer(id)).state]).toEqual([intent, state])
    expect([intent, (await look(getPath(offer))).status]).toEqual([intent, status])
  }
})

it('the preview promises a moderator before it is shown only where one comes before', async () => {
  const owner = await newOwner()
  const readPreview = async (id: string) =>
    (await site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  const first = await site.createDraft(owner)
  await site.fill(owner, first)
  expect(await readPreview(first)).toContain(previewTexts.before)
  await publish(owner)
  expect(await readPreview(first)).toContain(previewTexts.atOnce)
})

it('moderators do not decide on homes of their own', async () => {
  const id = await site.createWaiting(moderator)
  const page = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(page).toContain(barTexts.own)
  expect(page).not.toContain(moderationTexts.approve)
  expect((await site.decide(moderator, id, { intent: 'approve' })).status).toBe(409)
  expect((await readOffer(id)).state).toBe('waiting')
  const other = await site.signInModerator('other-moderator@example.com')
  expect((await site.decide(other, id, { intent: 'approve' })).status).toBe(303)
})

it('homes of a disabled account leave the site and the queue', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const draft = await site.createDraft(owner)
  await database.pool.query(`update offers set state = 'waiting', content = $1 where id = $2`, [
    ...[JSON.stringify(COMPLETE), draft],
  ])
  const path = getPath(await readOffer(id))
  await disableAccount(database.orm, owner.uid, true, new Date())
  expect((await look(path)).status).toBe(404)
  expect([(await readOffer(id)).state, (await readOffer(draft)).state]).toEqual(['paused', 'draft'])
  await disableAccount(database.orm, owner.uid, false, new Date())
  expect((await look(path)).status).toBe(404)
})

it('the address of a home that ended leads to homes like it', async () => {
  const other = await publish(await newOwner(), { ...COMPLETE, building: '77' })
  const owner = await newOwner()
  const id = await publish(owner, { ...COMPLETE, building: '99' })
  const path = getPath(await readOffer(id))
  const html = await (await look(path)).text()
  expect(html).toMatch(/Confirmed.*?<time[^>]*>today</)
  await site.act(owner, id, 'close')
  const otherPath = getPath(await readOffer(other))
  await vi.waitFor(async () => {
    const response = await look(path)
    expect(response.status).toBe(410)
    const page = await response.text()
    expect(page).toContain(endedTexts.heading)
    expect(page).toContain(`href="${otherPath}"`)
    expect(page).not.toContain('99 Holovna Street')
    // The index follows every two seconds.
  }, 10_000)
  const api = await site.get(`/api/listings${path}`)
  expect([api.status, (await api.json()).detail]).toEqual([
    410,
    'This home is not offered any more.',
  ])
})

it('anyone can report a home, and a moderator reads it', async () => {
  const id = await publish(await newOwner())
  const offer = await readOffer(id)
  const page = await (await look(getPath(offer))).text()
  const path = `/report/listing${getPath(offer)}`
  expect(page).toContain(`href="${path}"`)
  const form = await site.get(path)
  expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await site.post(path, { reason: 'other', words: '' })).status).toBe(400)
  const words = 'The street has no such number.'
  const sent = await site.post(path, { reason: 'wrong facts', words })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent=`])
  const queued = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(queued).toContain(words)
  expect(queued).toContain(attentionNames.reported)
})

it('an owner appeals once, and another moderator decides beside what changed', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  await site.act(owner, id, 'revise')
  const form = { ...COMPLETE, amount: '9 000', revision: '5' }
  await site.post(offerStepPath(id, 'price'), form, owner.cookie)
  await site.handIn(owner, id)
  const reason = 'This is less than half of what others ask.'
  await site.decide(moderator, id, { intent: 'reject', reason, revision: '6' })
  const appeal = (words: string) =>
    site.post(PATHS.myListings, { intent: 'appeal', id, reason: words }, owner.cookie)
  expect((await appeal('No.')).status).toBe(400)
  const words = 'It is one room of a shared apartment.'
  expect((await appeal(words)).status).toBe(303)
  expect((await appeal(words)).status).toBe(409)
  const read = async ({ cookie }: SignedIn) =>
    (await site.get(moderatedOfferPath(id), cookie)).text()
  const page = await read(moderator)
  for (const text of [words, reason, '15 000', '9 000']) expect(page).toContain(text)
  const other = await site.signInModerator(`appeals-${people}@example.com`)
  expect(await read(moderator)).toContain(barTexts['rejected before'])
  const approve = { intent: 'approve', revision: '6' }
  expect((await site.decide(moderator, id, approve)).status).toBe(409)
  expect((await site.decide(other, id, approve)).status).toBe(303)
  expect(await readOffer(id)).toMatchObject({ state: 'published', appeal: null, reason: null })
  const log = await (await site.get(decisionLogPath(), moderator.cookie)).text()
  expect(log).toContain(reason)
  expect(log).toContain(moderationTexts.logYou)
  expect(log).not.toContain(moderator.uid)
})

it('reports of a home that an owner offers are answered by a decision about it alone', async () => {
  const other = await site.signInModerator('reported-moderator@example.com')
  const id = await site.createWaiting(other)
  await site.decide(moderator, id, { intent: 'approve' })
  const path = getPath(await readOffer(id))
  await site.post(`/report/listing${path}`, { reason: 'fraud' })
  for (const intent of ['dismiss', 'act'])
    for (const { cookie } of [other, moderator]) {
      const form = { intent, kind: 'listing', target: path.slice(1) }
      const refused = await site.post(PATHS.moderation, form, cookie)
      expect([intent, refused.status]).toEqual([intent, 409])
      expect(await refused.text()).toContain(moderationTexts.gone)
    }
  expect((await site.decide(other, id, { intent: 'approve' })).status).toBe(409)
  expect((await look(path)).status).toBe(200)
  const queued = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(queued).toContain(attentionNames.reported)
})

it('says so when no more reports of a home are taken', async () => {
  const path = getPath(await readOffer(await publish(await newOwner())))
  await database.pool.query(
    `insert into reports (id, kind, target, reason, reporter, created_at)
      select 'full-' || n, 'listing', $1, 'fraud', 'somebody-' || n, now() from generate_series(1, 50) n`,
    [path.slice(1)],
  )
  const full = await site.post(`/report/listing${path}`, { reason: 'fraud', words: 'Look at it.' })
  const page = await full.text()
  expect(full.status).toBe(409)
  expect(page).toContain(reportTexts.full)
  expect(page).toContain('Look at it.')
})

it('a rejected home says why, and comes back under its own address', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const before = await readOffer(id)
  await site.act(owner, id, 'revise')
  await site.fill(owner, id)
  const form = { description: 'Call +380 50 123 45 67', revision: '5' }
  await site.post(offerStepPath(id, 'words'), form, owner.cookie)
  await site.handIn(owner, id)
  // A known owner is shown at once where moderators look after.
  expect(await readOffer(id)).toMatchObject({ state: 'published', is_approved: false })
  const queued = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(queued).toContain(attentionNames['phone number'])
  const reason = 'Take the phone number out of the text, please.'
  await site.decide(moderator, id, { intent: 'reject', reason, revision: '6' })
  expect((await look(getPath(before))).status).toBe(404)
  expect(await (await site.get(PATHS.myListings, owner.cookie)).text()).toContain(reason)
  await site.act(owner, id, 'revise')
  const steps = ['place', 'pictures', 'words', 'preview'] as const
  for (const step of steps) {
    const page = await (await site.get(offerStepPath(id, step), owner.cookie)).text()
    expect(page).toContain(reason)
    const isWarned = step === 'words' || step === 'preview'
    expect(page.includes(contactDataWarning)).toBe(isWarned)
  }
  await site.handIn(owner, id)
  // Not at once after a rejection.
  expect((await readOffer(id)).state).toBe('waiting')
  await site.decide(moderator, id, { intent: 'approve', revision: '6' })
  expect(await readOffer(id)).toMatchObject({ listing_id: before.listing_id, reason: null })
  expect((await look(getPath(before))).status).toBe(200)
})

it('a home that is sold instead of let gets another address', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const rented = await readOffer(id)
  await site.act(owner, id, 'revise')
  await site.post(
    offerStepPath(id, 'place'),
    { ...COMPLETE, type: 'sale', revision: '5' },
    owner.cookie,
  )
  await site.handIn(owner, id)
  const sold = await readOffer(id)
  expect([rented.listing_type, sold.listing_type]).toEqual(['rent', 'sale'])
  expect((await look(getPath(rented))).status).toBe(404)
  expect((await look(getPath(sold))).status).toBe(200)
})

it('two browsers do not overwrite each other unnoticed', async () => {
  const owner = await newOwner()
  const id = await site.createDraft(owner)
  const save = (description: string, revision: string) =>
    site.post(offerStepPath(id, 'words'), { description, revision }, owner.cookie)
  expect((await save('Of the phone.', '1')).status).toBe(303)
  const late = await save('Of the desk.', '1')
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(html).toContain(stepTexts.conflict.slice(0, 60))
  expect(html).toContain('Of the desk.')
  expect(html).toMatch(/name="revision" value="2"/)
  expect((await readOffer(id)).content.description).toBe('Of the phone.')
  expect((await save('Of the desk.', '2')).status).toBe(303)
  expect((await readOffer(id)).content.description).toBe('Of the desk.')
})

it('a step that is wrong says so at its field and keeps what was typed', async () => {
  const owner = await newOwner()
  const id = await site.createDraft(owner)
  const form = { rooms: 'many', area: '54', revision: '1' }
  const response = await site.post(offerStepPath(id, 'facts'), form, owner.cookie)
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Type a whole number from 1 to 50.')
  expect(html).toMatch(/value="many"/)
  expect((await readOffer(id)).revision).toBe(1)
})

it('an account has limits', async () => {
  const owner = await newOwner()
  const ids: string[] = []
  for (let n = 0; n < OFFER_LIMITS.offers; n += 1) ids.push(await site.createDraft(owner))
  const more = await site.post(PATHS.myListings, { intent: 'create' }, owner.cookie)
  expect(more.status).toBe(429)
  await database.pool.query(`update offers set content = $1 where owner = $2`, [
    ...[JSON.stringify(COMPLETE), owner.uid],
  ])
  for (const id of ids.slice(0, OFFER_LIMITS.shown))
    expect((await site.handIn(owner, id)).status).toBe(303)
  expect(await (await site.get(PATHS.myListings, owner.cookie)).text()).toContain(
    formatShownLimit(OFFER_LIMITS.shown, OFFER_LIMITS),
  )
  const eleventh = await site.handIn(owner, ids[OFFER_LIMITS.shown] ?? '')
  expect(eleventh.status).toBe(429)
  expect(await eleventh.text()).toContain(formatRefusal('too many', OFFER_LIMITS))
})

it('decisions are logged, and the log cannot be changed', async () => {
  const id = await publish(await newOwner())
  const { rows } = await database.pool.query(
    'select * from moderation_decisions where offer = $1',
    [id],
  )
  expect(rows).toMatchObject([{ decision: 'approve', reason: null }])
  expect(rows[0].moderator).not.toContain(moderator.uid)
  for (const statement of [
    `update moderation_decisions set decision = 'reject'`,
    'delete from moderation_decisions',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow(/only added to/)
})

it('a draft takes what is typed as it is, and the same twice', async () => {
  const owner = await newOwner()
  const id = await site.createDraft(owner)
  const put = (body: unknown, cookie = owner.cookie) =>
    app.request(draftPath(id), {
      method: 'PUT',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const values = { rooms: 'two', point: 'by the park' }
  const saved = await put({ revision: 1, values })
  expect([saved.status, await saved.json()]).toEqual([200, { revision: 2 }])
  expect(saved.headers.get('cache-control')).toBe('no-store')
  // Its answer was lost.
  expect(await (await put({ revision: 1, values })).json()).toEqual({ revision: 2 })
  const other = await put({ revision: 1, values: { ...values, rooms: '3' } })
  expect([other.status, await other.json()]).toEqual([409, { revision: 2 }])
  expect((await readOffer(id)).content).toMatchObject(values)
  const page = await (await site.get(offerStepPath(id, 'place'), owner.cookie)).text()
  expect(page).toContain('value="by the park"')
  // Said where it is filled, and before it is handed in.
  const open = await (await site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  expect(open).toContain('Type a whole number')

  const tooLong = { description: 'a'.repeat(5_001) }
  for (const body of [null, { revision: 2 }, { revision: 2, values: tooLong }])
    expect((await put(body)).status).toBe(400)
  expect((await put({ revision: 2, values: { state: 'published' } })).status).toBe(400)
  expect((await put({ revision: 2, values }, '')).status).toBe(401)
  expect((await put({ revision: 2, values }, (await newOwner()).cookie)).status).toBe(404)
  await database.pool.query("update offers set state = 'waiting' where id = $1", [id])
  expect((await put({ revision: 2, values: { rooms: '2' } })).status).toBe(404)
})
