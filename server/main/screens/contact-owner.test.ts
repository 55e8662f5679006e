import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingPath } from '#domain/catalog/links.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { conversationPath, ownerPhonePath, writePath } from '#domain/messages/conversation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'
import { addRepresentative, removeRepresentative } from '#server/catalog/representative/commands.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import type { ConversationVisitor } from '#test/messages/conversation-requests.ts'
import {
  type ConversationSite,
  type Home,
  startConversationSite,
} from '#test/messages/conversation-site.ts'
import { confirmFirstTexts } from '#texts/messages/confirm-first.ts'
import {
  formatSendRefusal,
  messagesTexts,
  offererNames,
  writeTexts,
  writeTitles,
} from '#texts/messages/messages.ts'
import { phoneRefusalSentences } from '#texts/messages/owner-phone.ts'

let started: ConversationSite
let database: ConversationSite['database']
let site: ConversationSite['site']
let cookies: ConversationSite['cookies']
let home: Home
let id = ''
beforeAll(async () => {
  // Nothing listens there, so mails stay in the spool.
  started = await startConversationSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
  ;({ database, site, cookies, home, id } = started)
})
afterAll(() => started?.stop())

it("links from a home's page to writing, without naming the owner", async () => {
  const html = await (await site.get(listingPath(home))).text()
  expect(html).toContain(`href="${writePath(home)}"`)
  expect(html).toContain(writeTitles.owner)
  expect(html).not.toContain('owner@example.com')
})

it('refuses a first message until the email address is confirmed, and keeps what was typed', async () => {
  const { uid, cookie } = await site.signInOwner('unconfirmed@example.com')
  const readPage = async () => (await site.get(writePath(home), cookie)).text()
  const before = await readPage()
  expect(before).toContain(confirmFirstTexts.lead)
  expect(before.indexOf(confirmFirstTexts.lead)).toBeLessThan(before.indexOf('<textarea'))
  const post = () => site.post(writePath(home), { text: 'Is it free?', key: '1' }, cookie)
  const refused = await post()
  expect(refused.status).toBe(403)
  const html = await refused.text()
  const reader = { party: 'seeker', offeredBy: 'owner' } as const
  expect(html).toContain(formatSendRefusal('unconfirmed', reader, CONVERSATION_LIMITS))
  expect(html).toContain('>Is it free?</textarea>')

  await database.pool.query('update accounts set email_verified = true where uid = $1', [uid])
  expect(await readPage()).not.toContain(confirmFirstTexts.lead)
  expect((await post()).status).toBe(303)
})

it('lets seekers write to a realtor of a feed while an account is linked, and still shows the number', async () => {
  const listing = { type: 'sale', id: 2 } as const
  const { rows } = await database.pool.query(
    `update listings set feed = 'kyiv-homes', feed_key = '2' where type = 'sale' and id = 2
     returning realtor_name as name, realtor_phone as phone`,
  )
  const { rows: found } = await database.pool.query('select uid, email from accounts')
  const uidOf = (who: string) => found.find(({ email }) => email.startsWith(who)).uid
  const read = async (path: string, who?: keyof typeof cookies) =>
    await (await site.get(path, who && cookies[who])).text()
  const statusOf = async (path: string, who: keyof typeof cookies) =>
    (await site.get(path, cookies[who])).status
  // Each read has its own URL, because pages are cached for a minute.
  const readHome = (time: string) => read(`${listingPath(listing)}?${time}`)
  const before = await readHome('before')
  expect(await statusOf(writePath(listing), 'seeker')).toBe(404)

  // The account linked to the realtor takes precedence over the feed's.
  const whole = { feed: 'kyiv-homes', realtor: '' }
  const named = { ...whole, realtor: rows[0].name }
  await addRepresentative(database.orm, uidOf('stranger'), whole, new Date())
  await addRepresentative(database.orm, uidOf('owner'), named, new Date())
  const html = await readHome('linked')
  expect(html).toContain(`href="${formatTelUrl(rows[0].phone)}"`)
  expect(html).toContain(`href="${writePath(listing)}"`)
  expect(html).toContain(writeTitles.realtor)
  const page = await read(writePath(listing), 'seeker')
  expect(page).toContain(writeTitles.realtor)
  expect(page).not.toContain(writeTitles.owner)
  // Realtors cannot write to themselves.
  expect(await read(writePath(listing), 'owner')).toContain(writeTexts.own)
  expect((await site.post(writePath(listing), { text: 'Me' }, cookies.owner)).status).toBe(404)
  expect(await statusOf(ownerPhonePath(listing), 'seeker')).toBe(404)

  const begun = await site.post(writePath(listing), { text: 'Hello' }, cookies.seeker)
  const path = (begun.headers.get('location') ?? '').replace('#write', '')
  expect((await site.post(path, { text: 'Yes' }, cookies.owner)).status).toBe(303)
  expect(await statusOf(path, 'stranger')).toBe(404)
  const conversation = await read(path, 'seeker')
  const withoutList = conversation.replace(/<aside class="chat-list[\s\S]*?<\/aside>/, '')
  expect(withoutList).toContain(offererNames.realtor)
  expect(withoutList).not.toContain(offererNames.owner)
  expect(conversation).not.toContain(messagesTexts.homeEnded)
  for (const shown of [html, page, conversation, await read(`${path}.data`, 'seeker')])
    for (const secret of [uidOf('owner'), uidOf('stranger'), 'owner@example.com', 'kyiv-homes'])
      expect(shown).not.toContain(secret)

  // A conversation stays with the account it was begun with.
  await removeRepresentative(database.orm, uidOf('owner'), named)
  await site.post(path, { text: 'And when?' }, cookies.seeker)
  expect(await read(path, 'owner')).toContain('And when?')
  expect(await statusOf(path, 'stranger')).toBe(404)
  await removeRepresentative(database.orm, uidOf('stranger'), whole)
  expect(await statusOf(writePath(listing), 'stranger')).toBe(404)
  expect((await site.post(writePath(listing), { text: 'Hi' }, cookies.stranger)).status).toBe(404)
  // The link to the page in the other language keeps the query.
  const withoutQuery = (html: string) => html.replace(/\?(?:before|after)=/g, '')
  expect(withoutQuery(await readHome('after'))).toBe(withoutQuery(before))
})

describe("an owner's phone number", () => {
  const typed = { phone: '044 765-43-21' }
  const shown = ['href="tel:+380447654321"', '+380 44 765 43 21']
  const settings = () => offerStepPath(home.offer, 'phone')
  const ask = (who: ConversationVisitor) => site.post(ownerPhonePath(home), {}, cookies[who])

  it('is revealed on request while its owner shows it', async () => {
    const saved = await site.post(settings(), typed, cookies.owner)
    expect(saved.headers.get('location')).toBe(settings())
    expect(await (await site.get(settings(), cookies.owner)).text()).toContain(shown[1])
    const page = async () => (await site.get(listingPath(home))).text()
    await expect.poll(page, { timeout: 20_000 }).toContain(`href="${ownerPhonePath(home)}"`)
    expect((await ask('stranger')).status).toBe(403)
    const asked = await (await site.get(ownerPhonePath(home), cookies.seeker)).text()
    const given = await ask('seeker')
    const html = await given.text()
    expect(given.headers.get('cache-control')).toBe('no-store')
    for (const text of shown) {
      expect(html).toContain(text)
      expect(asked).not.toContain(text)
    }
    await site.post(settings(), { intent: 'hide' }, cookies.owner)
    expect((await ask('seeker')).status).toBe(404)
    expect((await site.get(ownerPhonePath(home), cookies.seeker)).status).toBe(404)
    await expect.poll(page, { timeout: 20_000 }).not.toContain(ownerPhonePath(home))
  })

  it('is refused to a blocked person, and while the home is paused', async () => {
    await site.post(settings(), typed, cookies.owner)
    await site.post(conversationPath(id), { intent: 'block' }, cookies.owner)
    const refused = await ask('seeker')
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(phoneRefusalSentences.refused)
    await site.post(conversationPath(id), { intent: 'unblock' }, cookies.owner)
    expect((await ask('seeker')).status).toBe(200)
    const move = (intent: string) =>
      site.post(PATHS.myListings, { intent, id: home.offer }, cookies.owner)
    await move('pause')
    expect((await ask('seeker')).status).toBe(404)
    await move('relist')
    expect((await ask('seeker')).status).toBe(200)
    expect(await (await site.get('/my/data', cookies.owner)).text()).toContain('+380447654321')
  })
})

it('tells a new account over its hourly limit so, and keeps what was typed', async () => {
  const { uid, cookie } = await site.signInOwner('writer@example.com')
  await database.pool.query('update accounts set email_verified = true where uid = $1', [uid])
  const begun = await site.post(writePath(home), { text: 'Is it free?' }, cookie)
  const path = (begun.headers.get('location') ?? '').replace('#write', '')
  // The owner answers, because without an answer fewer messages are accepted.
  await site.post(path, { text: 'It is.' }, cookies.owner)
  for (let sent = 1; sent < MESSAGE_LIMITS.newMessage.points; sent += 1)
    expect((await site.post(path, { text: `And ${sent}?` }, cookie)).status).toBe(303)
  const reader = { party: 'seeker', offeredBy: 'owner' } as const
  const refused = await site.post(path, { text: 'Once more?' }, cookie)
  const html = await refused.text()
  expect(refused.status).toBe(429)
  expect(html).toContain(formatSendRefusal('too fast', reader, CONVERSATION_LIMITS))
  expect(html).toContain('Once more?')
})
