import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHomePath } from '#domain/homes/offer/own-home.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import {
  conversationPath,
  laterMessagesPath,
  MESSAGE_EVENTS_PATH,
  messagePicturePath,
  myMessagesPath,
  OPENING_ANCHOR,
  reportConversationPath,
  UNREAD_PATH,
} from '#domain/messages/conversation/links.ts'
import type { QuickReply } from '#domain/messages/conversation/message/quick-reply.ts'
import type { LaterMessages } from '#domain/messages/conversation/my-conversation.ts'
import { viewingsPath } from '#domain/messages/viewing/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { DEVICE_FILE_NAME } from '#test/homes/owner-forms.ts'
import { publishHome } from '#test/homes/published-home.ts'
import {
  CONVERSATION_REQUESTS,
  CONVERSATION_VISITORS,
  type ConversationVisitor,
  getStatus,
  type Known,
  offerAt,
} from '#test/messages/conversation-requests.ts'
import { type ConversationSite, startConversationSite } from '#test/messages/conversation-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { toRequest } from '#test/site/own-request.ts'
import { formatRemoval } from '#texts/messages/findings.ts'
import {
  formatMessagePictureProblems,
  formatPictureOf,
  messagePictureTexts,
} from '#texts/messages/message-pictures.ts'
import { messagesTexts, quickReplyTexts } from '#texts/messages/messages.ts'

let started: ConversationSite
let app: ConversationSite['app']
let site: ConversationSite['site']
let cookies: ConversationSite['cookies']
let id = ''
let known: Known
/** A seeker's pictures before the owner has written, and the owner's pictures. */
let early: Response
let answered: Response
beforeAll(async () => {
  started = await startConversationSite()
  ;({ app, site, id, cookies } = started)
  const { database, home, uid, begin } = started
  const left = await begin(await publishHome(database, uid))
  early = await sendPictures('seeker', { text: 'My wardrobe' }, [await drawPicture({ seed: 1 })])
  const files = await Promise.all([1, 2].map((seed) => drawPicture({ seed, orientation: 6 })))
  answered = await sendPictures('owner', { text: '' }, files)
  for (const time of ['10:00', '11:00'])
    await site.post(viewingsPath(id), offerAt(time), cookies.owner)
  const { rows } = await database.pool.query('select id from viewings order by starts_at')
  known = { id, left, home, viewings: rows.map((row) => row.id) }
})
afterAll(() => started?.stop())

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
    method: 'POST',
    body: JSON.stringify(json),
    headers: { cookie, 'Content-Type': 'application/json' },
  })

describe.each(CONVERSATION_VISITORS)('%s', (who) => {
  it.each(CONVERSATION_REQUESTS)('gets the response of the table: $what', async (row) => {
    const { path, form, statuses } = row
    const cookie = cookies[who]
    const response = await (form === undefined
      ? app.request(path(known), toRequest(row, cookie))
      : site.post(path(known), typeof form === 'function' ? form(known) : form, cookie))
    // An event stream would not end.
    await response.body?.cancel()
    expect(response.status).toBe(getStatus({ statuses }, who))
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (who === 'nobody' && response.status === 302) {
      const isPage = form === undefined && /^\/messages\/[^/]+$/.test(path(known))
      const back = path(known).replace(/\/report.*/, '') + (isPage ? `#${OPENING_ANCHOR}` : '')
      expect(response.headers.get('location')).toBe(signInPath(back))
    }
  })
})

it("names neither the account nor the email address of the other on a conversation's page", async () => {
  const { rows } = await started.database.pool.query('select uid, email from accounts')
  for (const who of ['seeker', 'owner'] as const) {
    const html = await (await site.get(conversationPath(id), cookies[who])).text()
    expect(html).toContain('Is it free?')
    for (const { uid, email } of rows) {
      expect(html).not.toContain(uid)
      // The person's own address is named if no mails go to it.
      expect(html.includes(email)).toBe(who === 'owner' && email === 'owner@example.com')
    }
  }
})

it('counts unread messages of a person, and none for a visitor', async () => {
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

it('tells an owner alone which home is theirs, with its unread messages', async () => {
  const { rows } = await started.database.pool.query(
    'select listing_type as type, listing_id as id from conversations where id = $1',
    [id],
  )
  const path = ownHomePath(rows[0])
  const ask = async (cookie?: string) => (await site.get(path, cookie)).json()
  const { unread } = await ask(cookies.owner)
  await site.post(conversationPath(id), { text: 'Still there?' }, cookies.seeker)
  expect(await ask(cookies.owner)).toEqual({ id: expect.any(String), unread: unread + 1 })
  for (const cookie of [cookies.seeker, undefined]) expect(await ask(cookie)).toBeNull()
  expect(await (await site.get('/my/home/sale/x', cookies.owner)).json()).toBeNull()
})

it('shows what the other has read once both share receipts, and nothing else', async () => {
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

it('shows the site and the way to the messages instead of a conversation that is gone', async () => {
  for (const path of [conversationPath(crypto.randomUUID()), viewingsPath(crypto.randomUUID())]) {
    const response = await site.get(path, cookies.owner)
    expect(response.status).toBe(404)
    const html = await response.text()
    for (const part of [messagesTexts.gone, 'site-header', `href="${PATHS.messages}"`])
      expect(html).toContain(part)
  }
})

it('responds 404, not 500, for data of a missing conversation', async () => {
  const path = `${conversationPath(crypto.randomUUID())}.data`
  const response = await site.post(path, { text: 'Hello', key: '1' }, cookies.owner)
  expect(response.status).toBe(404)
  const answer = await response.text()
  expect(answer).toContain('Not Found')
  expect(answer).not.toContain('Internal Server Error')
})

it("fills the field with a quick answer of the person's own side, without a script", async () => {
  const isFilled = async (who: ConversationVisitor, answer: QuickReply) => {
    const response = await site.get(`${conversationPath(id)}?quick=${answer}`, cookies[who])
    const [, typed] = /<textarea[^>]*>([^<]*)/.exec(await response.text()) ?? []
    return typed === quickReplyTexts[answer]
  }
  expect(await isFilled('owner', 'is-free')).toBe(true)
  expect(await isFilled('owner', 'still-free')).toBe(false)
})

it('responds to scripts with new messages and refusals, and stores a repeated message once', async () => {
  const post = async (text: string) =>
    (await postJson(myMessagesPath(id), { text, key: 'once' }, cookies.owner)).json()
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

it('refuses visitors an event stream, and sends a person events of writing and reading', async () => {
  expect((await site.get(MESSAGE_EVENTS_PATH)).status).toBe(204)
  const headers = { Cookie: cookies.owner }
  // A HEAD request would take a place that is never given back.
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
  await postJson(myMessagesPath(id), { text: 'Are you there?', key: '2' }, cookies.seeker)
  await readUntil(`"conversation":"${id}"`)
  expect(text).toContain('"isRead":false')
  expect(text).not.toContain('Are you there?')
  await site.get(conversationPath(id), cookies.owner)
  await readUntil('"isRead":true')
  await reader?.cancel()
})

describe('pictures of messages', () => {
  const read = async (who: ConversationVisitor, path = conversationPath(id)) =>
    (await site.get(path, cookies[who])).text()

  it('are refused from a seeker before the owner has written, which keeps what was typed', async () => {
    expect(early.status).toBe(409)
    const html = await early.text()
    expect(html).toContain('My wardrobe')
    expect(html).toContain(messagePictureTexts.early)
  })

  it('are visible only to the two, without metadata and without a script', async () => {
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

  it('are refused with a reason, and nothing is sent', async () => {
    const before = await read('seeker', laterMessagesPath(id, 0))
    const typed = { text: 'Typed before', key: 'pictures' }
    const broken = await sendPictures('owner', typed, [Buffer.from('no picture')])
    expect(broken.status).toBe(400)
    const html = await broken.text()
    expect(html).toContain('Typed before')
    expect(html).toContain(
      formatMessagePictureProblems(['not a picture'], CONVERSATION_LIMITS, PICTURE_LIMITS),
    )
    const path = myMessagesPath(id)
    const many = Array.from({ length: 5 }, () => Buffer.from('no picture'))
    const answer = await sendPictures('owner', typed, many, path)
    expect((await answer.json()).refused).toContain('too many')
    expect((await sendPictures('stranger', typed, many, path)).status).toBe(404)
    expect((await sendPictures('nobody', typed, [], path)).status).toBe(401)
    expect(await read('seeker', laterMessagesPath(id, 0))).toBe(before)
  })

  it('are stored once, however often a script sends them', async () => {
    const file = await drawPicture({ seed: 3 })
    const typed = { text: 'The kitchen', key: 'pictures' }
    const send = async () =>
      (await sendPictures('seeker', typed, [file], myMessagesPath(id))).json()
    const { seq } = await send()
    expect(seq).toBeGreaterThan(2)
    expect(await send()).toEqual({ seq })
  })

  it('are visible to moderators while they are reported, and deleted when removed', async () => {
    const { moderator } = cookies
    const path = messagePicturePath(id, 2, 1)
    expect((await site.get(path, moderator)).status).toBe(404)
    // A person can be reported for a message, but not for one of one's own.
    const report = { reason: 'insult', words: '' }
    const post = (message: string) =>
      site.post(reportConversationPath(id), { ...report, message }, cookies.seeker)
    for (const [message, status] of [
      ['', 400],
      ['1', 400],
      ['2', 303],
    ] as const)
      expect([message, (await post(message)).status]).toEqual([message, status])
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
