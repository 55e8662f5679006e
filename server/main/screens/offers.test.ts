import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { draftPath } from '#domain/homes/offer/draft.ts'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createViewings } from '#server/messages/viewing/viewings.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { setUpOwnerSite } from '#test/homes/set-up-owner-site.ts'
import { getAbsenceTexts, missingTexts } from '#texts/catalog/absent-home.ts'
import { placeNames } from '#texts/catalog/facts.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import {
  formatActiveLimit,
  formatHomeDone,
  formatRefusal,
  myListingsTexts,
} from '#texts/homes/list.ts'
import { previewTexts, stepTexts } from '#texts/homes/steps.ts'
import { writeTitles } from '#texts/messages/messages.ts'
import { reviewFlagNames } from '#texts/moderation/moderation.ts'

const setup = setUpOwnerSite()
const { newOwner, readOffer, getPath, look, publish } = setup

it('takes a home from a draft to visitors and back', async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const open = await (await setup.site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  expect(open).toContain(previewTexts.missing)
  expect((await setup.site.submitHome(owner, id)).status).toBe(400)
  expect(await setup.site.fill(owner, id)).toEqual([303, 303, 303, 303])
  // Pressed twice.
  for (let press = 1; press <= 2; press += 1)
    expect((await setup.site.submitHome(owner, id)).headers.get('location')).toBe(PATHS.myListings)
  expect(await readOffer(id)).toMatchObject({ state: 'waiting', listing_id: null })

  const queue = await (await setup.site.get(PATHS.moderation, setup.moderator.cookie)).text()
  expect(queue).toContain(moderatedOfferPath(id))
  expect(queue).toContain(reviewFlagNames['new owner'])
  expect((await setup.site.decide(setup.moderator, id, { intent: 'approve' })).status).toBe(303)
  const offer = await readOffer(id)
  expect(offer).toMatchObject({ state: 'published', is_approved: true, listing_type: 'rent' })

  const page = await look(getPath(offer))
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('12 Holovna Street, Sykhiv, Lviv')
  expect(html).toContain(listingTexts.offeredByOwner)
  for (const text of [placeNames.complex, COMPLETE.complex]) expect(html).toContain(text)
  expect(html).toContain(writeTitles.owner)
  expect(html).not.toContain(listingTexts.verified)
  for (const secret of [owner.uid, id, 'owner-1@example.com']) expect(html).not.toContain(secret)

  for (const [intent, state, status] of [
    ['pause', 'paused', 404],
    ['relist', 'published', 200],
    ['close', 'closed', 410],
    ['relist', 'published', 200],
    ['confirm', 'published', 200],
    ['pause', 'paused', 404],
    ['revise', 'draft', 404],
    ['delete', 'removed', 404],
    ['restore', 'draft', 404],
  ] as const) {
    const { status: sent, headers } = await setup.site.act(owner, id, intent)
    expect(sent).toBe(303)
    if (intent !== 'revise') {
      const list = await setup.site.get(headers.get('location') ?? '', owner.cookie)
      expect(await list.text()).toContain(formatHomeDone(intent, 'rent'))
    }
    expect([intent, (await readOffer(id)).state]).toEqual([intent, state])
    expect([intent, (await look(getPath(offer))).status]).toEqual([intent, status])
  }
})

it('promises a moderator in the preview only where homes wait for one', async () => {
  const owner = await newOwner()
  const readPreview = async (id: string) =>
    (await setup.site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  const first = await setup.site.createDraft(owner)
  await setup.site.fill(owner, first)
  expect(await readPreview(first)).toContain(previewTexts.before)
  await publish(owner)
  expect(await readPreview(first)).toContain(previewTexts.atOnce)
})

it("makes one draft of a double press on 'Duplicate'", async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const page = await (await setup.site.get(PATHS.myListings, owner.cookie)).text()
  const [, copyForm = ''] = new RegExp(`value="${id}"/>(.{0,200})value="copy"`).exec(page) ?? []
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(copyForm) ?? []
  const copy = () => setup.site.post(PATHS.myListings, { intent: 'copy', id, key }, owner.cookie)
  const [one, two] = await Promise.all([copy(), copy()])
  expect(key).not.toBe('')
  expect(one?.headers.get('location')).toBe(offerStepPath(key, 'place'))
  expect(two?.headers.get('location')).toBe(offerStepPath(key, 'place'))
})

it('suggests similar homes at the URL of a home that ended', async () => {
  const other = await publish(await newOwner(), { ...COMPLETE, building: '77' })
  const owner = await newOwner()
  const id = await publish(owner, { ...COMPLETE, building: '99' })
  const path = getPath(await readOffer(id))
  const html = await (await look(path)).text()
  expect(html).toMatch(/Confirmed.*?<time[^>]*>today</)
  await setup.site.act(owner, id, 'close')
  const otherPath = getPath(await readOffer(other))
  await vi.waitFor(async () => {
    const response = await look(path)
    expect(response.status).toBe(410)
    const page = await response.text()
    expect(page).toContain(getAbsenceTexts('closed', 'rent').heading)
    expect(page).toContain(`href="${otherPath}"`)
    expect(page).not.toContain('99 Holovna Street')
    // The index follows every two seconds.
  }, 10_000)
  const api = await setup.site.get(`/api/listings${path}`)
  expect([api.status, (await api.json()).detail]).toEqual([
    410,
    `${getAbsenceTexts('closed', 'rent').heading}.`,
  ])
})

it('says at its URL that a home is paused, but reveals nothing of a deleted one', async () => {
  const owner = await newOwner()
  const id = await publish(owner, { ...COMPLETE, building: '88' })
  const path = getPath(await readOffer(id))
  const lookPast = async (query: string) => {
    // Pages are cached for a minute.
    const response = await look(`${path}?${query}`)
    return { status: response.status, page: await response.text() }
  }
  const { heading } = getAbsenceTexts('paused', 'rent')
  await setup.site.act(owner, id, 'pause')
  const paused = await lookPast('paused')
  expect(paused.status).toBe(404)
  expect(paused.page).toContain(heading)
  expect(paused.page).toMatch(/<meta name="robots" content="noindex"/)
  expect(paused.page).not.toContain('88 Holovna Street')
  const api = await setup.site.get(`/api/listings${path}`)
  expect([api.status, (await api.json()).detail]).toEqual([404, `${heading}.`])
  await setup.site.act(owner, id, 'relist')
  expect((await lookPast('back')).status).toBe(200)
  await setup.site.act(owner, id, 'delete')
  const deleted = await lookPast('deleted')
  expect(deleted.status).toBe(404)
  expect(deleted.page).toContain(missingTexts.heading)
  expect(deleted.page).not.toContain(heading)
})

it('gives a home another URL when it is for sale instead of rent', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const rented = await readOffer(id)
  const change = await setup.site.beginChange(owner, id)
  const sale = { ...COMPLETE, type: 'sale', amount: '2,1 млн' }
  const save = (step: string, revision: string) =>
    setup.site.post(offerStepPath(change, step), { ...sale, revision }, owner.cookie)
  await save('place', '1')
  await save('price', '2')
  await setup.site.submitHome(owner, change)
  const sold = await readOffer(id)
  expect([rented.listing_type, sold.listing_type]).toEqual(['rent', 'sale'])
  expect((await look(getPath(rented))).status).toBe(404)
  expect((await look(getPath(sold))).status).toBe(200)
})

it('keeps two browsers from overwriting each other unnoticed', async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const save = (description: string, revision: string) =>
    setup.site.post(offerStepPath(id, 'words'), { description, revision }, owner.cookie)
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

it('marks the invalid field of a step, and keeps what was typed', async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const form = { rooms: 'many', area: '54', revision: '1' }
  const response = await setup.site.post(offerStepPath(id, 'facts'), form, owner.cookie)
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Type a whole number from 1 to 50.')
  expect(html).toMatch(/value="many"/)
  expect((await readOffer(id)).revision).toBe(1)
})

it('limits the number of homes of an account', async () => {
  const owner = await newOwner()
  const ids: string[] = []
  for (let n = 0; n < OFFER_LIMITS.maxOffers; n += 1) ids.push(await setup.site.createDraft(owner))
  const more = await setup.site.post(PATHS.myListings, { intent: 'create' }, owner.cookie)
  expect(more.status).toBe(429)
  await setup.database.pool.query(`update offers set content = $1 where owner = $2`, [
    JSON.stringify(COMPLETE),
    owner.uid,
  ])
  for (const id of ids.slice(0, OFFER_LIMITS.maxActive))
    expect((await setup.site.submitHome(owner, id)).status).toBe(303)
  expect(await (await setup.site.get(PATHS.myListings, owner.cookie)).text()).toContain(
    formatActiveLimit(OFFER_LIMITS.maxActive, OFFER_LIMITS),
  )
  const eleventh = await setup.site.submitHome(owner, ids[OFFER_LIMITS.maxActive] ?? '')
  expect(eleventh.status).toBe(429)
  expect(await eleventh.text()).toContain(formatRefusal('too many', OFFER_LIMITS))
})

it('saves a draft as typed, also a second time', async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const put = (body: unknown, cookie = owner.cookie) =>
    setup.app.request(draftPath(id), {
      method: 'PUT',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const values = { rooms: 'two', point: 'by the park' }
  const saved = await put({ revision: 1, values })
  expect([saved.status, await saved.json()]).toEqual([200, { revision: 2 }])
  expect(saved.headers.get('cache-control')).toBe('no-store')
  // The response was lost.
  expect(await (await put({ revision: 1, values })).json()).toEqual({ revision: 2 })
  const other = await put({ revision: 1, values: { ...values, rooms: '3' } })
  expect([other.status, await other.json()]).toEqual([409, { revision: 2 }])
  expect((await readOffer(id)).content).toMatchObject(values)
  const page = await (await setup.site.get(offerStepPath(id, 'place'), owner.cookie)).text()
  expect(page).toContain('value="by the park"')
  // Problems appear at the field, and before handing in.
  const open = await (await setup.site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  expect(open).toContain('Type a whole number')

  const tooLong = { description: 'a'.repeat(5_001) }
  for (const body of [null, { revision: 2 }, { revision: 2, values: tooLong }])
    expect((await put(body)).status).toBe(400)
  expect((await put({ revision: 2, values: { state: 'published' } })).status).toBe(400)
  expect((await put({ revision: 2, values }, '')).status).toBe(401)
  expect((await put({ revision: 2, values }, (await newOwner()).cookie)).status).toBe(404)
  await setup.database.pool.query("update offers set state = 'waiting' where id = $1", [id])
  expect((await put({ revision: 2, values: { rooms: '2' } })).status).toBe(404)
})

it('names a viewing that is still agreed when a home is let', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const { listing_type: type, listing_id: listingId } = await readOffer(id)
  const seeker = await setup.site.signInOwner(`${randomUUID()}@example.com`)
  const db = setup.database.orm
  const conversations = createConversations({ db })
  const begun = await conversations.start(
    seeker.uid,
    { type, id: listingId },
    { text: 'Hello', key: '' },
  )
  const conversation = 'id' in begun ? begun.id : ''
  const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
  const mailer = { send: async () => {} }
  const viewings = createViewings({
    db,
    mailer,
    siteUrl: 'https://homiq.test',
    from: 'no-reply@homiq.test',
  })
  const typed = { day, time: '10:00', minutes: '30', place: 'shown' } as const
  expect(await viewings.offer(owner.uid, conversation, typed)).toBeNull()
  const [offered] = (await viewings.list(seeker.uid, conversation)).viewings
  expect(await viewings.act(seeker.uid, conversation, offered?.id ?? '', 'take')).toBeNull()
  const read = async () => (await setup.site.get(PATHS.myListings, owner.cookie)).text()
  expect(await read()).not.toContain(myListingsTexts.seeViewing)
  await setup.site.act(owner, id, 'close')
  expect(await read()).toContain(myListingsTexts.seeViewing)
  await viewings.act(owner.uid, conversation, offered?.id ?? '', 'cancel')
  expect(await read()).not.toContain(myListingsTexts.seeViewing)
})
