import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatRemoval } from '#content/texts/conversation/findings.ts'
import {
  formatMessagePictureProblems,
  formatPictureOf,
  messagePictureTexts,
} from '#content/texts/conversation/message-pictures.ts'
import {
  formatSendRefusal,
  messagesTexts,
  offererNames,
  quickAnswers,
  writeTexts,
  writeTitles,
} from '#content/texts/conversation/messages.ts'
import { phoneRefusalSentences } from '#content/texts/conversation/owner-phone.ts'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { formatTelUrl } from '#domain/contact/phone.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import {
  conversationPath,
  laterMessagesPath,
  MESSAGE_EVENTS_PATH,
  messagePicturePath,
  NEWEST_ANCHOR,
  ownerPhonePath,
  ownMessagesPath,
  reportConversationPath,
  UNREAD_PATH,
  writePath,
} from '#domain/conversation/links.ts'
import type { LaterMessages } from '#domain/conversation/own-conversation.ts'
import type { QuickAnswer } from '#domain/conversation/quick-answer.ts'
import { offerStepPath } from '#domain/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import { listingPath, PATHS } from '#domain/site/links.ts'
import { viewingsPath } from '#domain/viewing/links.ts'
import type { Database } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { addRepresentative, removeRepresentative } from '#server/representative/commands.ts'
import {
  CONVERSATION_REQUESTS,
  CONVERSATION_VISITORS,
  type ConversationVisitor,
  getStatus,
  type Known,
  offerAt,
} from '#test/conversation/conversation-requests.ts'
import { freshDatabase } from '#test/database/database.ts'
import { DEVICE_FILE_NAME } from '#test/offer/owner-forms.ts'
import { createOwnerSite } from '#test/offer/owner-site.ts'
import { publishHome } from '#test/offer/published-home.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { toRequest } from '#test/site/own-request.ts'

/** A seeker's pictures before the owner's, and the owner's. */
let early: Response
let answered: Response
let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let id = ''
let home: Known['home']
let known: Known
const cookies: Record<ConversationVisitor, string> = {
  ...{ nobody: '', disabled: '', stranger: '', moderator: '', seeker: '', owner: '' },
}
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
  site = createOwnerSite(app, database)
  const owner = await site.signInOwner('owner@example.com')
  cookies.owner = owner.cookie
  cookies.seeker = (await site.signInOwner('seeker@example.com')).cookie
  cookies.stranger = (await site.signInOwner('stranger@example.com')).cookie
  cookies.moderator = (await site.signInModerator('moderator@example.com')).cookie
  const disabled = await site.signInModerator('disabled@example.com')
  cookies.disabled = disabled.cookie
  // Without the end of its sessions, which disabling brings as well.
  await database.pool.query('update accounts set disabled = true where uid = $1', [disabled.uid])
  // The others have not confirmed theirs.
  await database.pool.query(
    "update accounts set email_verified = true where email = 'seeker@example.com'",
  )
  home = await publishHome(database, owner.uid)
  const begin = async (about: Known['home']) => {
    const begun = await site.post(writePath(about), { text: 'Is it free?' }, cookies.seeker)
    return /messages\/([^#]+)#write$/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
  }
  id = await begin(home)
  const left = await begin(await publishHome(database, owner.uid))
  early = await sendPictures('seeker', { text: 'My wardrobe' }, [await drawPicture({ seed: 1 })])
  const files = await Promise.all([1, 2].map((seed) => drawPicture({ seed, orientation: 6 })))
  answered = await sendPictures('owner', { text: '' }, files)
  for (const time of ['10:00', '11:00'])
    await site.post(viewingsPath(id), offerAt(time), owner.cookie)
  const { rows } = await database.pool.query('select id from viewings order by starts_at')
  known = { id, left, home, viewings: rows.map((row) => row.id) }
})
afterAll(async () => {
  await app?.stop()
  await database?.close()
})

async function sendPictures(
  who: ConversationVisitor,
  fields: Readonly<Record<string, string>>,
  files: readonly Buffer<ArrayBuffer>[],
  path = conversationPath(id),
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('pictures', new Blob([file]), DEVICE_FILE_NAME)
  const headers = { cookie: cookies[who] }
  return app.request(path, { method: 'POST', headers, body: form })
}

const postJson = (path: string, json: object, cookie: string) =>
  app.request(path, {
    ...{ method: 'POST', body: JSON.stringify(json) },
    headers: { cookie, 'Content-Type': 'application/json' },
  })

describe.each(CONVERSATION_VISITORS)('%s', (who) => {
  it.each(CONVERSATION_REQUESTS)('gets what the table says: $what', async (row) => {
    const { path, form, statuses } = row
    const cookie = cookies[who]
    const response = await (form === undefined
      ? app.request(path(known), toRequest(row, cookie))
      : site.post(path(known), typeof form === 'function' ? form(known) : form, cookie))
    // A stream of events would go on.
    await response.body?.cancel()
    expect(response.status).toBe(getStatus({ statuses }, who))
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (who === 'nobody' && response.status === 302) {
      const isPage = form === undefined && /^\/messages\/[^/]+$/.test(path(known))
      const back = path(known).replace(/\/report.*/, '') + (isPage ? `#${NEWEST_ANCHOR}` : '')
      expect(response.headers.get('location')).toBe(signInPath(back))
    }
  })
})

it('a page of a home leads there, without a word of who its owner is', async () => {
  const html = await (await site.get(listingPath(home))).text()
  expect(html).toContain(`href="${writePath(home)}"`)
  expect(html).toContain(writeTitles.owner)
  expect(html).not.toContain('owner@example.com')
})

it('a page of a conversation names neither the account nor the address of the other', async () => {
  const { rows } = await database.pool.query('select uid, email from accounts')
  for (const who of ['seeker', 'owner'] as const) {
    const html = await (await site.get(conversationPath(id), cookies[who])).text()
    expect(html).toContain('Is it free?')
    for (const { uid, email } of rows) {
      expect(html).not.toContain(uid)
      expect(html).not.toContain(email)
    }
  }
})

it('counts what a person has not read, and nothing for nobody', async () => {
  const ask = async (cookie?: string): Promise<number> => {
    const response = await site.get(UNREAD_PATH, cookie)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()).unread
  }
  await site.get(conversationPath(id), cookies.owner)
  const before = await ask(cookies.owner)
  await site.post(conversationPath(id), { text: 'One more' }, cookies.seeker)
  expect(await ask(cookies.owner)).toBe(before + 1)
  await site.get(conversationPath(id), cookies.owner)
  expect(await ask(cookies.owner)).toBe(before)
  expect(await ask()).toBe(0)
})

it('says what the other has read, once both have turned it on, and nothing else', async () => {
  const choose = (who: ConversationVisitor, reading: string) =>
    site.post(PATHS.messages, { reading }, cookies[who])
  const readPages = async () => {
    const paths = [conversationPath(id), `${conversationPath(id)}.data`, laterMessagesPath(id, 0)]
    const pages = paths.map(async (path) => (await site.get(path, cookies.seeker)).text())
    return (await Promise.all(pages)).join('')
  }
  for (const reading of ['off', 'on'])
    for (const who of ['seeker', 'owner'] as const) await choose(who, reading)
  await site.post(conversationPath(id), { text: 'Did you read this?' }, cookies.seeker)
  expect(await readPages()).not.toMatch(/readAt|>Read \d/)
  await site.get(conversationPath(id), cookies.owner)
  expect(await readPages()).toMatch(/>Read \d\d:\d\d</)
  await choose('owner', 'off')
  expect(await readPages()).not.toMatch(/readAt|>Read \d/)
})

it('says what is wrong, and keeps what was typed', async () => {
  const text = 'x'.repeat(2_001)
  const response = await site.post(conversationPath(id), { text, key: '1' }, cookies.owner)
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('That is too long')
  expect(html).toContain(text)
})

it('fills the field with a quick answer of the own side, without a script', async () => {
  const isFilled = async (who: ConversationVisitor, answer: QuickAnswer) => {
    const response = await site.get(`${conversationPath(id)}?quick=${answer}`, cookies[who])
    const [, typed] = /<textarea[^>]*>([^<]*)/.exec(await response.text()) ?? []
    return typed === quickAnswers[answer]
  }
  expect(await isFilled('owner', 'is-free')).toBe(true)
  expect(await isFilled('owner', 'still-free')).toBe(false)
})

it('answers a script with what is new, with why nothing was sent, and once for a repeated message', async () => {
  const post = async (text: string) =>
    (await postJson(ownMessagesPath(id), { text, key: 'once' }, cookies.owner)).json()
  const { seq } = await post('Come on Monday')
  expect(await post('Come on Monday')).toEqual({ seq })
  const read = async (after: number): Promise<LaterMessages> =>
    (await site.get(laterMessagesPath(id, after), cookies.seeker)).json()
  const later = await read(seq - 1)
  expect(later.messages).toMatchObject([{ seq, isOwn: false, text: 'Come on Monday' }])
  expect((await read(seq)).messages).toEqual([])
  await site.post(conversationPath(id), { intent: 'block' }, cookies.seeker)
  expect(await post('Hello?')).toEqual({ refusal: 'blocked' })
  await site.post(conversationPath(id), { intent: 'unblock' }, cookies.seeker)
})

it('opens no event stream for nobody, and tells a person of what is written and read', async () => {
  expect((await site.get(MESSAGE_EVENTS_PATH)).status).toBe(204)
  const headers = { Cookie: cookies.owner }
  // It would hold a place that nobody gives back.
  const head = await app.request(MESSAGE_EVENTS_PATH, { method: 'HEAD', headers })
  expect(head.status).toBe(405)
  const response = await site.get(MESSAGE_EVENTS_PATH, cookies.owner)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const readUntil = async (part: string) => {
    while (!text.includes(part)) text += (await reader?.read())?.value ?? ''
  }
  await readUntil('retry: ')
  await postJson(ownMessagesPath(id), { text: 'Are you there?', key: '2' }, cookies.seeker)
  await readUntil(`"conversation":"${id}"`)
  expect(text).toContain('"isRead":false')
  expect(text).not.toContain('Are you there?')
  await site.get(conversationPath(id), cookies.owner)
  await readUntil('"isRead":true')
  await reader?.cancel()
})

it('a realtor of a feed is written to while an account is linked, beside the number', async () => {
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
  // Each with an address of its own, because pages are kept for a minute.
  const readHome = (time: string) => read(`${listingPath(listing)}?${time}`)
  const before = await readHome('before')
  expect(await statusOf(writePath(listing), 'seeker')).toBe(404)

  // Whoever is named comes first.
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
  // Nobody writes to themselves.
  expect(await read(writePath(listing), 'owner')).toContain(writeTexts.own)
  expect((await site.post(writePath(listing), { text: 'Me' }, cookies.owner)).status).toBe(404)
  expect(await statusOf(ownerPhonePath(listing), 'seeker')).toBe(404)

  const begun = await site.post(writePath(listing), { text: 'Hello' }, cookies.seeker)
  const path = (begun.headers.get('location') ?? '').replace('#write', '')
  expect((await site.post(path, { text: 'Yes' }, cookies.owner)).status).toBe(303)
  expect(await statusOf(path, 'stranger')).toBe(404)
  const conversation = await read(path, 'seeker')
  expect(conversation).toContain(offererNames.realtor)
  expect(conversation).not.toContain(offererNames.owner)
  expect(conversation).not.toContain(messagesTexts.homeEnded)
  for (const shown of [html, page, conversation, await read(`${path}.data`, 'seeker')])
    for (const secret of [uidOf('owner'), uidOf('stranger'), 'owner@example.com', 'kyiv-homes'])
      expect(shown).not.toContain(secret)

  // The conversation stays with whom it was begun.
  await removeRepresentative(database.orm, uidOf('owner'), named)
  await site.post(path, { text: 'And when?' }, cookies.seeker)
  expect(await read(path, 'owner')).toContain('And when?')
  expect(await statusOf(path, 'stranger')).toBe(404)
  await removeRepresentative(database.orm, uidOf('stranger'), whole)
  expect(await statusOf(writePath(listing), 'stranger')).toBe(404)
  expect((await site.post(writePath(listing), { text: 'Hi' }, cookies.stranger)).status).toBe(404)
  expect(await readHome('after')).toBe(before)
})

describe('the number of an owner', () => {
  const typed = { phone: '044 765-43-21' }
  const shown = ['href="tel:+380447654321"', '+380 44 765 43 21']
  const settings = () => offerStepPath(home.offer, 'phone')
  const ask = (who: ConversationVisitor) => site.post(ownerPhonePath(home), {}, cookies[who])

  it('is given to who asks for it, as long as its owner shows it', async () => {
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

  it('is kept from who is blocked, and gone while the home is paused', async () => {
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
    await move('put-up-again')
    expect((await ask('seeker')).status).toBe(200)
    expect(await (await site.get('/my/data', cookies.owner)).text()).toContain('+380447654321')
  })
})

describe('pictures of messages', () => {
  const read = async (who: ConversationVisitor, path = conversationPath(id)) =>
    (await site.get(path, cookies[who])).text()

  it('are not taken of a seeker before the owner has written; what was typed stays', async () => {
    expect(early.status).toBe(409)
    const html = await early.text()
    expect(html).toContain('My wardrobe')
    expect(html).toContain(messagePictureTexts.early)
  })

  it('are seen by the two alone, as pixels and nothing else, without a script', async () => {
    expect(answered.status).toBe(303)
    expect(answered.headers.get('location')).toBe(`${conversationPath(id)}#write`)
    const html = await read('seeker')
    expect(html).toContain(`alt="${formatPictureOf(2, 2, messagesTexts.owner)}"`)
    expect(html).not.toContain(DEVICE_FILE_NAME)
    expect(await read('owner')).toContain(formatPictureOf(1, 2, messagesTexts.you))
    const response = await site.get(messagePicturePath(id, 2, 1), cookies.seeker)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 480, height: 640 })
    expect(metadata.exif).toBeUndefined()
    expect(await read('seeker', '/my/data')).toContain(messagePicturePath(id, 2, 1))
  })

  it('are refused with a sentence, and nothing is sent', async () => {
    const before = await read('seeker', laterMessagesPath(id, 0))
    const typed = { text: 'Typed before', key: 'pictures' }
    const broken = await sendPictures('owner', typed, [Buffer.from('no picture')])
    expect(broken.status).toBe(400)
    const html = await broken.text()
    expect(html).toContain('Typed before')
    expect(html).toContain(
      formatMessagePictureProblems(['not a picture'], CONVERSATION_LIMITS, PICTURE_LIMITS),
    )
    const path = ownMessagesPath(id)
    const many = Array.from({ length: 5 }, () => Buffer.from('no picture'))
    const answer = await sendPictures('owner', typed, many, path)
    expect((await answer.json()).refused).toContain('too many')
    expect((await sendPictures('stranger', typed, many, path)).status).toBe(404)
    expect((await sendPictures('nobody', typed, [], path)).status).toBe(401)
    expect(await read('seeker', laterMessagesPath(id, 0))).toBe(before)
  })

  it('of a script are one message, however often they come', async () => {
    const file = await drawPicture({ seed: 3 })
    const typed = { text: 'The kitchen', key: 'pictures' }
    const send = async () =>
      (await sendPictures('seeker', typed, [file], ownMessagesPath(id))).json()
    const { seq } = await send()
    expect(seq).toBeGreaterThan(2)
    expect(await send()).toEqual({ seq })
  })

  it('are looked at by moderators while they are reported, and go when they are removed', async () => {
    const { moderator } = cookies
    const path = messagePicturePath(id, 2, 1)
    expect((await site.get(path, moderator)).status).toBe(404)
    const report = { reason: 'insult', words: '' }
    await site.post(reportConversationPath(id, 2), report, cookies.seeker)
    expect((await site.get(path, moderator)).status).toBe(200)
    expect((await site.get(messagePicturePath(id, 3, 1), moderator)).status).toBe(404)
    expect(await (await site.get(PATHS.moderation, moderator)).text()).toContain(path)
    const removal = { kind: 'message', target: `${id}/2`, intent: 'act', reason: 'insult' }
    expect((await site.post(PATHS.moderation, removal, moderator)).status).toBe(303)
    expect((await site.get(path, moderator)).status).toBe(404)
    expect((await site.get(path, cookies.seeker)).status).toBe(404)
    expect(await read('seeker')).toContain(messagesTexts.removed)
    expect(await read('owner')).toContain(formatRemoval('insult'))
  })
})

it('a new account that writes too much in an hour is told so, and keeps what was typed', async () => {
  const { cookie } = await site.signInOwner('writer@example.com')
  const begun = await site.post(writePath(home), { text: 'Is it free?' }, cookie)
  const path = (begun.headers.get('location') ?? '').replace('#write', '')
  // Without an answer fewer are taken.
  await site.post(path, { text: 'It is.' }, cookies.owner)
  for (let sent = 1; sent < LIMITS.newMessage.points; sent += 1)
    expect((await site.post(path, { text: `And ${sent}?` }, cookie)).status).toBe(303)
  const reader = { party: 'seeker', offeredBy: 'owner' } as const
  const refused = await site.post(path, { text: 'Once more?' }, cookie)
  const html = await refused.text()
  expect(refused.status).toBe(429)
  expect(html).toContain(formatSendRefusal('too fast', reader, CONVERSATION_LIMITS))
  expect(html).toContain('Once more?')
})
