import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listingPath } from '#domain/catalog/links.ts'
import { checkPicturePath, homeCheckPath, offerStepPath } from '#domain/homes/offer/links.ts'
import {
  conversationPath,
  laterMessagesPath,
  ownerPhonePath,
  writePath,
} from '#domain/messages/conversation/links.ts'
import { factsPath } from '#domain/messages/facts/links.ts'
import { viewingFilePath, viewingsPath } from '#domain/messages/viewing/links.ts'
import { ENDPOINTS, PATHS } from '#domain/platform/paths.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { EXPORT_FORMATS } from '#server/feeds/export/export-formats.ts'
import { exportListings } from '#server/feeds/export/export-listings.ts'
import { remindOwners } from '#server/homes/offer/confirmation/commands.ts'
import { mailUnreadMessages } from '#server/messages/unread-mail/mail-unread.ts'
import { OUTBOX } from '#server/platform/config/state-folders.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createOutboxDelivery } from '#server/platform/mail/outbox.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { DEVICE_FILE_NAME } from '#test/homes/owner-forms.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import {
  API_PATHS,
  findLeaks,
  follows,
  getStatus,
  getText,
  PUBLIC_PATHS,
} from '#test/leaks/find-leaks.ts'
import {
  CLAIMED,
  NUMBER,
  OWNER_EMAIL,
  PHONE,
  PLACE_SECRETS,
  REPORTED,
  SEEKER_EMAIL,
  WITHHELD,
} from '#test/leaks/secrets.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type OutboxMail, readOutbox } from '#test/platform/mail/read-outbox.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { type Crawled, crawl } from '#test/site/crawl.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { messagesTexts } from '#texts/messages/messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'homiq-leaks-'))

let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let owner: SignedIn
let seeker: SignedIn
let stranger: SignedIn
let moderator: SignedIn
let home: { type: 'rent'; id: number }
let offer = ''
let conversation = ''

beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on', DATA_DIR: folder } })
  site = createOwnerSite(app, database)
  moderator = await site.signInModerator('moderator@example.com')
  owner = await site.signInOwner(OWNER_EMAIL)
  seeker = await site.signInOwner(SEEKER_EMAIL)
  stranger = await site.signInOwner('stranger@example.com')
  offer = await site.createDraft(owner)
  await site.fill(owner, offer, WITHHELD)
  await site.sendPictures(owner, offer, [await drawPicture({ seed: 1 })])
  await site.submitHome(owner, offer)
  const readOffer = 'select listing_id, revision from offers where id = $1'
  const { rows: waiting } = await database.pool.query(readOffer, [offer])
  await site.decide(moderator, offer, { intent: 'approve', revision: `${waiting[0].revision}` })
  const { rows } = await database.pool.query(readOffer, [offer])
  home = { type: 'rent', id: rows[0].listing_id }
  // Searches follow the database a moment later.
  await vi.waitFor(async () => {
    const found = await app.request('/api/listings?type=rent&q=Vyshnevyi')
    expect(await found.json()).toMatchObject({ total: 1 })
  }, 20_000)
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

const read = ({ cookie }: { readonly cookie: string }, more: readonly string[] = []) =>
  crawl(app, {
    cookie,
    follows,
    from: [
      ...PUBLIC_PATHS,
      ...API_PATHS,
      listingPath(home),
      `/api/listings/${home.type}/${home.id}`,
      writePath(home),
      ownerPhonePath(home),
      PATHS.myListings,
      PATHS.moderation,
      PATHS.messages,
      conversationPath(conversation),
      ENDPOINTS.myData,
      laterMessagesPath(conversation, 0),
      viewingsPath(conversation),
      factsPath(conversation),
      ...more,
    ],
  })

const getAllSecrets = () => [
  OWNER_EMAIL,
  SEEKER_EMAIL,
  owner.uid,
  seeker.uid,
  offer,
  NUMBER,
  DEVICE_FILE_NAME,
  ...PLACE_SECRETS,
  ...PHONE,
]

describe('secrets', () => {
  it('are on no page for visitors', async () => {
    const pages = await read({ cookie: '' })
    expect(pages.length).toBeGreaterThan(40)
    for (const path of [...PUBLIC_PATHS, ...API_PATHS, listingPath(home)])
      expect([path, getStatus(pages, path)]).toEqual([path, 200])
    for (const path of ['/feed.atom', '/feed.atom?type=rent'])
      expect(getText(pages, path)).toContain(WITHHELD.street)
    expect(getStatus(pages, ownerPhonePath(home))).toBe(200)
    expect(findLeaks(pages, getAllSecrets())).toEqual([])
  })

  it('are in no export', async () => {
    const files: Crawled[] = []
    for (const path of EXPORT_FORMATS) {
      let text = ''
      for await (const part of exportListings(database.orm, path)) text += part
      files.push({ path, status: 0, text })
    }
    // Some formats omit homes with a withheld place.
    const naming = findLeaks(files, [WITHHELD.street])
    expect(naming.length).toBeGreaterThan(EXPORT_FORMATS.length / 2)
    expect(findLeaks(files, getAllSecrets())).toEqual([])
  })

  it('are on no page for another person who is signed in', async () => {
    const pages = await read(stranger)
    expect(findLeaks(pages, getAllSecrets())).toEqual([])
  })

  it('of the owner are on no page for the seeker', async () => {
    const pages = await read(seeker)
    expect(getStatus(pages, conversationPath(conversation))).toBe(200)
    expect(
      findLeaks(pages, [
        OWNER_EMAIL,
        owner.uid,
        offer,
        DEVICE_FILE_NAME,
        ...PLACE_SECRETS,
        ...PHONE,
      ]),
    ).toEqual([])
  })

  it('of the seeker are on no page for the owner', async () => {
    const pages = await read(owner)
    expect(getStatus(pages, conversationPath(conversation))).toBe(200)
    // Owners see their own secrets, which proves that the search works.
    expect(findLeaks(pages, [WITHHELD.building])).not.toEqual([])
    expect(findLeaks(pages, [SEEKER_EMAIL, seeker.uid, NUMBER, NUMBER.slice(-9)])).toEqual([])
  })
})

/**
 * Mails about everything that two people tell each other. The owner's answer reveals redacted text, so the
 * pages are read before.
 */
describe('mails', () => {
  const outbox = join(folder, OUTBOX)

  /** Mails what is due, as if enough time had passed. */
  async function mailWhatWaits() {
    const delivery = createOutboxDelivery(outbox, 'Homiq <no-reply@homiq.test>')
    const mailer = { send: (mail: Mail) => delivery.deliver(randomUUID(), mail) }
    const replyDomain = 'reply.homiq.test'
    const tools = { db: database.orm, mailer, siteUrl: 'https://homiq.test', replyDomain }
    await mailUnreadMessages(tools, new Date(Date.now() + 120_000))
  }

  async function moveViewing(intent: string) {
    const { rows } = await database.pool.query('select id from viewings')
    const form = { intent, viewing: rows[0].id }
    return site.post(viewingsPath(conversation), form, seeker.cookie)
  }

  it('name neither the other nor a withheld place', async () => {
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
    const VIEWING = /^Viewing (?:agreed|canceled)/
    const select = (to: string, subject: RegExp) =>
      readOutbox(outbox).filter((mail) => mail.to === to && subject.test(mail.subject))
    await expect.poll(() => select(OWNER_EMAIL, VIEWING).length, { timeout: 20_000 }).toBe(2)
    await expect.poll(() => select(SEEKER_EMAIL, VIEWING).length, { timeout: 20_000 }).toBe(2)
    expect(select(OWNER_EMAIL, /^Seeker 1 wrote/)).toHaveLength(1)
    expect(select(SEEKER_EMAIL, /^Viewing times/)).toHaveLength(1)
    const toPage = ({ subject, source }: OutboxMail) => ({ path: subject, status: 0, text: source })
    const find = (to: string, secrets: string[]) => findLeaks(select(to, /./).map(toPage), secrets)
    // Decodes the mails before searching them.
    expect(find(SEEKER_EMAIL, ['BEGIN:VEVENT', 'Vyshnevyi Lane'])).not.toEqual([])
    const everybody = [owner.uid, seeker.uid, NUMBER, NUMBER.slice(-9), DEVICE_FILE_NAME]
    const [told] = select(OWNER_EMAIL, /^Seeker 1 wrote/)
    const [, stop = ''] =
      /^List-Unsubscribe: ?<https?:\/\/[^/]+([^>]+)>/m.exec(told?.source ?? '') ?? []
    expect(told?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(told?.source).toMatch(/^Reply-To: reply\+[0-9a-f]{40}@reply\.homiq\.test\r$/m)
    expect(told?.source.split('\r\n\r\n', 1)[0]).not.toContain(conversation)
    // Posts as a mail provider does: without a cookie, and from no page.
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

/** The state after the owner's answer, and after everything that people can ask of moderators. */
describe('later, secrets', () => {
  const STRANGER_EMAIL = 'stranger@example.com'
  const outbox = join(folder, OUTBOX)
  let claim = ''
  let code = ''
  let file = ''

  beforeAll(async () => {
    const { pool } = database
    const one = async (query: string, values: unknown[]) =>
      (await pool.query(query, values)).rows[0]
    await pool.query('update accounts set email_verified = true')
    await site.post(conversationPath(conversation), { text: 'It is free.' }, owner.cookie)
    const day = toKyivDay(new Date(Date.now() + 4 * 86_400_000))
    const time = { day, time: '12:00', minutes: '30', place: 'shown' }
    await site.post(viewingsPath(conversation), time, owner.cookie)
    const { id } = await one("select id from viewings where state = 'offered'", [])
    await site.post(viewingsPath(conversation), { intent: 'take', viewing: id }, seeker.cookie)
    file = viewingFilePath(conversation, id)
    await site.post(homeCheckPath(offer), {}, owner.cookie)
    const picture = new FormData()
    picture.append('picture', new Blob([await drawPicture({ seed: 2 })]), DEVICE_FILE_NAME)
    const headers = { Cookie: owner.cookie, 'X-Forwarded-For': '10.9.0.1' }
    await app.request(checkPicturePath(offer), { method: 'POST', headers, body: picture })
    code = (await one('select code from home_checks where offer = $1', [offer])).code
    const report = { reason: 'wrong facts', words: REPORTED, answer: 'mail' }
    await site.post(reportListingPath(home), report, stranger.cookie)

    const own = await site.createWaiting(stranger)
    await site.decide(moderator, own, { intent: 'approve' })
    for (const [index, shown] of [own, offer].entries())
      await pool.query(
        `insert into offer_pictures (offer, hash, position, width, height, bytes, placeholder,
          likeness, is_copied, created_at, first_at)
         values ($1, repeat($2, 32), 9, 640, 480, 1, 'data:,', '00ff00ff00ff00ff', true, $3, $3)`,
        [shown, `${index + 1}`, `2026-11-0${index + 1}`],
      )
    const claimed = { target: `${home.type}/${home.id}`, reason: CLAIMED }
    await site.post(offerStepPath(own, 'copies'), claimed, stranger.cookie)
    claim = (await one('select id from claims where own = $1', [own])).id
  })

  const getThird = () => [STRANGER_EMAIL, stranger.uid, REPORTED, CLAIMED]

  it('are still on no page for visitors', async () => {
    const pages = await read({ cookie: '' }, [file])
    expect(findLeaks(pages, [...getAllSecrets(), ...getThird(), code])).toEqual([])
  })

  it('of the owner are on no page for a person who reports and claims the home', async () => {
    const pages = await read(stranger, [file])
    expect(getText(pages, ENDPOINTS.myData)).toContain(REPORTED)
    expect(getText(pages, ENDPOINTS.myData)).toContain(CLAIMED)
    expect(findLeaks(pages, [...getAllSecrets(), code])).toEqual([])
  })

  it('that the two told each other are on their pages only', async () => {
    const bySeeker = await read(seeker, [file])
    for (const path of [file, ENDPOINTS.myData, laterMessagesPath(conversation, 0)])
      expect([path, getStatus(bySeeker, path)]).toEqual([path, 200])
    expect(
      findLeaks(bySeeker, [
        OWNER_EMAIL,
        owner.uid,
        offer,
        DEVICE_FILE_NAME,
        code,
        ...PLACE_SECRETS,
        ...PHONE,
        ...getThird(),
      ]),
    ).toEqual([])
    const byOwner = await read(owner, [file])
    expect(getStatus(byOwner, file)).toBe(200)
    // They see their own secrets.
    for (const own of [code, WITHHELD.complex])
      expect(getText(byOwner, ENDPOINTS.myData)).toContain(own)
    expect(findLeaks(byOwner, [SEEKER_EMAIL, seeker.uid, ...getThird()])).toEqual([])
  })

  it('are in no mail about decisions and questions', async () => {
    const { rows } = await database.pool.query('select revision from offers where id = $1', [offer])
    const revision = `${rows[0].revision}`
    const reason = 'We could not tell whose pictures these are.'
    for (const [id, form] of [
      [offer, { intent: 'reject-check', code, reason }],
      [claim, { intent: 'dismiss-claim', revision, reason }],
      [offer, { intent: 'approve', revision }],
    ] as const)
      expect((await site.decide(moderator, id, form)).status).toBe(303)
    const delivery = createOutboxDelivery(outbox, 'Homiq <no-reply@homiq.test>')
    const mailer = { send: (mail: Mail) => delivery.deliver(randomUUID(), mail) }
    const later = new Date(Date.now() + 15 * 86_400_000)
    await remindOwners({ db: database.orm, mailer, siteUrl: 'https://homiq.test' }, later)
    const select = (to: string, subject: RegExp) =>
      readOutbox(outbox).filter((mail) => mail.to === to && subject.test(mail.subject))
    await expect
      .poll(() => select(STRANGER_EMAIL, /claim|report/i).length, { timeout: 20_000 })
      .toBe(2)
    expect(select(OWNER_EMAIL, /still available/)).toHaveLength(1)
    const find = (to: string, secrets: readonly string[]) =>
      findLeaks(
        select(to, /./).map(({ subject, source }) => ({ path: subject, status: 0, text: source })),
        secrets,
      )
    expect(find(STRANGER_EMAIL, [...getAllSecrets(), code])).toEqual([])
    expect(find(OWNER_EMAIL, [SEEKER_EMAIL, seeker.uid, ...getThird()])).toEqual([])
    expect(find(SEEKER_EMAIL, [OWNER_EMAIL, owner.uid, offer, code, ...getThird()])).toEqual([])
  })
})
