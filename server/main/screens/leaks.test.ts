import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesTexts } from '#content/texts/conversation/messages.ts'
import { conversationPath, ownerPhonePath, writePath } from '#domain/conversation/links.ts'
import { offerStepPath } from '#domain/offer/links.ts'
import { listingPath, PATHS } from '#domain/site/links.ts'
import { toKyivDay } from '#domain/text/kyiv-time.ts'
import { viewingsPath } from '#domain/viewing/links.ts'
import { OUTBOX } from '#server/config/state-folders.ts'
import { mailMessages } from '#server/conversation/notice/commands.ts'
import type { Database } from '#server/db/open.ts'
import type { Mail } from '#server/db/schema/mail-spool.ts'
import { createOutboxDelivery } from '#server/mail/outbox.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type OutboxMail, readOutbox } from '#test/mail/read-outbox.ts'
import { COMPLETE, DEVICE_FILE_NAME } from '#test/offer/owner-forms.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { type Crawled, crawl } from '#test/site/crawl.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

const OWNER_EMAIL = 'olha.private@example.com'
const SEEKER_EMAIL = 'sam.private@example.com'
/** Typed into a first message. */
const NUMBER = '+380 50 765 43 21'
/** Shown to who asks for it, as people write it and as it is stored. */
const PHONE = ['+380 44 111 22 33', '+380441112233', '44 111 22 33']
const WITHHELD = {
  ...COMPLETE,
  ...{
    street: 'Vyshnevyi Lane',
    building: '77K',
    exactness: 'withheld',
    point: '49.81234, 24.05678',
  },
}
const PLACE_SECRETS = [WITHHELD.building, '49.8123', '24.0567']

const PUBLIC = [
  '/',
  '/home',
  '/property?type=rent',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/openapi.json',
]
const API = [
  '/api/listings?type=rent&q=Vyshnevyi',
  '/suggestions?q=Vyshnevyi',
  '/suggestions?q=77K',
  '/count?type=rent&q=Vyshnevyi',
  '/clusters?type=rent&box=49,23,51,25',
  '/property?type=rent&q=Vyshnevyi',
]

/** Screens, one search and one home of each kind: what other searches show is in these. */
const follows = (path: string) =>
  !path.includes('?') && !/^\/(sale|rent)\/\d+/.test(path) && !path.startsWith('/api/')

const folder = mkdtempSync(join(tmpdir(), 'homiq-leaks-'))

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let owner: SignedIn
let seeker: SignedIn
let stranger: SignedIn
let home: { type: 'rent'; id: number }
let offer = ''
let conversation = ''

beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on', DATA_DIR: folder } })
  site = createOwnerSite(app, database)
  const moderator = await site.signInModerator('moderator@example.com')
  owner = await site.signInOwner(OWNER_EMAIL)
  seeker = await site.signInOwner(SEEKER_EMAIL)
  stranger = await site.signInOwner('stranger@example.com')
  offer = await site.createDraft(owner)
  await site.fill(owner, offer, WITHHELD)
  await site.sendPictures(owner, offer, [await drawPicture({ seed: 1 })])
  await site.handIn(owner, offer)
  const readOffer = 'select listing_id, revision from offers where id = $1'
  const { rows: waiting } = await database.pool.query(readOffer, [offer])
  await site.decide(moderator, offer, { intent: 'approve', revision: `${waiting[0].revision}` })
  const { rows } = await database.pool.query(readOffer, [offer])
  home = { type: 'rent', id: rows[0].listing_id }
  await site.post(offerStepPath(offer, 'phone'), { phone: PHONE[0] ?? '' }, owner.cookie)
  const text = `Is it free? Call me at ${NUMBER}.`
  const begun = await site.post(writePath(home), { text }, seeker.cookie)
  conversation = /messages\/([^#]+)/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = ({ cookie }: { readonly cookie: string }) =>
  crawl(app, {
    ...{ cookie, follows },
    from: [
      ...PUBLIC,
      ...API,
      ...[listingPath(home), `/api/listings/${home.type}/${home.id}`, writePath(home)],
      ownerPhonePath(home),
      ...[PATHS.myListings, PATHS.moderation, PATHS.messages, conversationPath(conversation)],
    ],
  })

const getAllSecrets = () => [
  ...[OWNER_EMAIL, SEEKER_EMAIL, owner.uid, seeker.uid, offer, NUMBER, DEVICE_FILE_NAME],
  ...PLACE_SECRETS,
  ...PHONE,
]

/** Where something is said that must not be. */
const findLeaks = (pages: readonly Crawled[], secrets: readonly string[]) =>
  pages.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} at ${path}`),
  )

const getStatus = (pages: readonly Crawled[], path: string) =>
  pages.find((page) => page.path === path)?.status

describe('what is not meant for them', () => {
  it('is nowhere for nobody', async () => {
    const pages = await read({ cookie: '' })
    expect(pages.length).toBeGreaterThan(40)
    expect(getStatus(pages, listingPath(home))).toBe(200)
    expect(getStatus(pages, ownerPhonePath(home))).toBe(200)
    expect(findLeaks(pages, getAllSecrets())).toEqual([])
  })

  it('is nowhere for somebody else who is signed in', async () => {
    const pages = await read(stranger)
    expect(findLeaks(pages, getAllSecrets())).toEqual([])
  })

  it('is nowhere for who looks for a home', async () => {
    const pages = await read(seeker)
    expect(getStatus(pages, conversationPath(conversation))).toBe(200)
    expect(
      findLeaks(pages, [
        ...[OWNER_EMAIL, owner.uid, offer, DEVICE_FILE_NAME],
        ...[...PLACE_SECRETS, ...PHONE],
      ]),
    ).toEqual([])
  })

  it('is nowhere for who offers it', async () => {
    const pages = await read(owner)
    expect(getStatus(pages, conversationPath(conversation))).toBe(200)
    // What is their own they do see, so the search for it works.
    expect(findLeaks(pages, [WITHHELD.building])).not.toEqual([])
    expect(findLeaks(pages, [SEEKER_EMAIL, seeker.uid, NUMBER, NUMBER.slice(-9)])).toEqual([])
  })
})

/** Mails of all that two people tell each other; the owner's answer lifts the veil, so the pages come first. */
describe('mails', () => {
  const outbox = join(folder, OUTBOX)

  /** What was not mailed yet, as if it had waited. */
  async function mailWhatWaits() {
    const delivery = createOutboxDelivery(outbox, 'Homiq <no-reply@homiq.test>')
    const mailer = { send: (mail: Mail) => delivery.deliver(randomUUID(), mail) }
    const replyDomain = 'reply.homiq.test'
    const tools = { db: database.orm, mailer, siteUrl: 'https://homiq.test', replyDomain }
    await mailMessages(tools, new Date(Date.now() + 120_000))
  }

  async function moveViewing(intent: string) {
    const { rows } = await database.pool.query('select id from viewings')
    const form = { intent, viewing: rows[0].id }
    return site.post(viewingsPath(conversation), form, seeker.cookie)
  }

  it('name neither the other nor a hidden place', async () => {
    await database.pool.query('update accounts set email_verified = true')
    const text = `I did not hear from you: ${NUMBER}.`
    await site.post(conversationPath(conversation), { text }, seeker.cookie)
    await mailWhatWaits()
    const day = toKyivDay(new Date(Date.now() + 3 * 86_400_000))
    const time = { day, time: '10:00', minutes: '30', place: 'shown' }
    await site.post(viewingsPath(conversation), time, owner.cookie)
    await mailWhatWaits()
    expect((await moveViewing('take')).status).toBe(303)
    expect((await moveViewing('cancel')).status).toBe(303)
    const select = (to: string, subject: RegExp) =>
      readOutbox(outbox).filter((mail) => mail.to === to && subject.test(mail.subject))
    await expect.poll(() => select(OWNER_EMAIL, /^Viewing/).length, { timeout: 20_000 }).toBe(2)
    await expect.poll(() => select(SEEKER_EMAIL, /^Viewing/).length, { timeout: 20_000 }).toBe(2)
    expect(select(OWNER_EMAIL, /^Seeker 1 wrote/)).toHaveLength(1)
    expect(select(SEEKER_EMAIL, /^The owner wrote/)).toHaveLength(1)
    const toPage = ({ subject, source }: OutboxMail) => ({ path: subject, status: 0, text: source })
    const find = (to: string, secrets: string[]) => findLeaks(select(to, /./).map(toPage), secrets)
    // What is decoded is searched.
    expect(find(SEEKER_EMAIL, ['BEGIN:VEVENT', 'Vyshnevyi Lane'])).not.toEqual([])
    const everybody = [owner.uid, seeker.uid, NUMBER, NUMBER.slice(-9), DEVICE_FILE_NAME]
    const [told] = select(OWNER_EMAIL, /^Seeker 1 wrote/)
    const [, stop = ''] =
      /^List-Unsubscribe: ?<https?:\/\/[^/]+([^>]+)>/m.exec(told?.source ?? '') ?? []
    expect(told?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(told?.source).toMatch(/^Reply-To: reply\+[0-9a-f]{40}@reply\.homiq\.test\r$/m)
    expect(told?.source.split('\r\n\r\n', 1)[0]).not.toContain(conversation)
    // As a mail provider does: without a cookie, and from no page.
    const oneClick = {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }
    expect((await app.request(stop, oneClick)).status).toBe(200)
    expect((await app.request(`${stop}x`, oneClick)).status).toBe(404)
    expect((await app.request(stop)).headers.get('location')).toBe(PATHS.messages)
    expect(await (await site.get(PATHS.messages, owner.cookie)).text()).toContain(
      messagesTexts.mailsOff,
    )
    expect(find(OWNER_EMAIL, [...everybody, SEEKER_EMAIL])).toEqual([])
    expect(
      find(SEEKER_EMAIL, [...everybody, OWNER_EMAIL, offer, ...PLACE_SECRETS, ...PHONE]),
    ).toEqual([])
  })
})
