import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type Conversations,
  createConversations,
} from '#server/messages/conversation/conversations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import {
  MAIL_FROM,
  type MessageNotification,
  REPLY_DOMAIN,
  sendMessageNotification,
} from '#test/platform/mail/message-notification.ts'
import { UNREADABLE_MAILS } from '#test/platform/mail/unreadable-mails.ts'
import { captureLog } from '#test/site/capture-log.ts'
import { mailReplyProblems, mailReplyTexts } from '#texts/messages/mail-replies.ts'
import { formatObstacle, messageMessages } from '#texts/messages/messages.ts'
import { createMailReader } from './mail-reader.ts'
import { createMailReplies } from './mail-replies.ts'
import { type InboundMail, openInboundMail } from './open-inbound-mail.ts'

let database: Database
let conversations: Conversations
let outgoing: FakeSmtpServer
let inbound: InboundMail

beforeAll(async () => {
  database = await freshDatabase()
  conversations = createConversations({ db: database.orm })
  outgoing = await startFakeSmtpServer()
  const replies = createMailReplies({
    db: database.orm,
    conversations,
    domain: REPLY_DOMAIN,
    from: MAIL_FROM,
  })
  inbound = await openInboundMail({ port: 0, host: '127.0.0.1', name: REPLY_DOMAIN, replies })
})
afterAll(async () => {
  await inbound?.stop()
  await outgoing?.stop()
  await database?.close()
})

let told: MessageNotification
beforeEach(async () => {
  told = await sendMessageNotification({ database, conversations, outgoing })
})

/**
 * Sends as a mail program does.
 *
 * @returns the SMTP server's response
 */
async function reply(mail: SendMailOptions): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: inbound.port, ignoreTLS: true })
  const { email } = told.owner
  try {
    const sent = await transport.sendMail({ from: email, to: told.replyTo, text: 'Yes.', ...mail })
    return sent.response
  } catch (error) {
    return Object(error).response ?? String(error)
  } finally {
    transport.close()
  }
}

const quote = () =>
  `On Mon, 23 Nov 2026 at 10:15, ${MAIL_FROM} wrote:\n\n${told.text.replace(/^/gm, '> ')}`

const MAIL_FROM_HTML = MAIL_FROM.replace('<', '&lt;').replace('>', '&gt;')

async function readTexts(): Promise<(string | null)[]> {
  const conversation = await conversations.find(told.seeker.uid, told.id)
  if (conversation === null) return []
  return (await conversations.readMessages(conversation)).slice(1).map(({ text }) => text)
}

it('adds a reply to the conversation once, without the quoted text', async () => {
  const [head = ''] = told.raw.split('\r\n\r\n', 1)
  for (const secret of [told.seeker.email, told.seeker.uid, told.owner.uid, told.id])
    expect(head.toLowerCase()).not.toContain(secret.toLowerCase())
  const logged = captureLog()
  const mail = {
    from: `Olha <${told.owner.email.toUpperCase()}>`,
    messageId: `<${randomUUID()}@example.com>`,
    text: `Yes, at six.\nБрама зліва.\n\n${quote()}\n\n-- \nOlha, 050 123 45 67`,
    attachments: [{ filename: 'plan.pdf', content: 'a plan' }],
  }
  expect(await reply(mail)).toBe(`250 ${mailReplyTexts.taken}`)
  expect(await reply(mail)).toBe(`250 ${mailReplyTexts.taken}`)
  expect(await readTexts()).toEqual([`Yes, at six.\nБрама зліва.\n\n${mailReplyTexts.leftOut}`])
  logged.stop()
  expect(logged.text()).toContain('A mail came for a conversation.')
  expect(logged.text()).not.toMatch(/@|Брама|reply\+/)
  const html = `<h1>Good.</h1><p>And <a href="https://x.example">bring</a><br>keys.</p><blockquote>${told.text}</blockquote>`
  expect(await reply({ text: '', html })).toMatch(/^250/)
  expect((await readTexts()).at(-1)).toBe('Good.\n\nAnd bring\nkeys.')
})

it.each([
  [
    'Gmail',
    (html: string) =>
      `<div class="gmail_quote"><div>On Mon, ${MAIL_FROM_HTML} wrote:<br></div><blockquote>${html}</blockquote></div>`,
  ],
  [
    'Outlook',
    (html: string) =>
      `<hr><p><b>From:</b> ${MAIL_FROM_HTML}<br><b>Sent:</b> Monday, November 23, 2026 10:15 AM<br><b>To:</b> Olha<br><b>Subject:</b> Seeker 1 wrote</p>${html}`,
  ],
  [
    'a program that quotes without a mark',
    (html: string) => `<div>2026-11-23 10:15, ${MAIL_FROM_HTML}:</div>${html}`,
  ],
])(
  'cuts our HTML from a reply of %s, and refuses it without its first line',
  async (_program, quoteHtml) => {
    const before = await readTexts()
    const html = `<div>Сьогодні о шостій.</div>${quoteHtml(told.html)}`
    expect(await reply({ text: '', html })).toMatch(/^250/)
    expect(await readTexts()).toEqual([...before, 'Сьогодні о шостій.'])
    const unmarked = `<div>Yes.</div>${told.html.replace(mailReplyTexts.marker, '')}`
    expect(await reply({ text: '', html: unmarked })).toBe(`550 ${mailReplyProblems.quoted}`)
  },
)

it('refuses other senders and reply addresses, and drops automatic mails', async () => {
  const refused = {
    [`550 ${mailReplyProblems.sender}`]: [
      { from: told.seeker.email },
      { from: `${told.owner.email}.example` },
      { from: [told.owner.email, told.seeker.email] },
      {
        raw: `From: ${told.owner.email}\r\nFrom: ${told.seeker.email}\r\n\r\nYes.\r\n`,
        envelope: { from: told.owner.email, to: told.replyTo },
      },
      ...[
        `Team: ${told.owner.email};`,
        `Team: Olha <${told.owner.email}>;`,
        `Nobody:;, ${told.owner.email}`,
      ].map((from) => ({
        raw: `From: ${from}\r\n\r\nYes.\r\n`,
        envelope: { from: told.owner.email, to: told.replyTo },
      })),
    ],
    [`550 ${mailReplyProblems.unknown}`]: [
      { to: `reply+${'0'.repeat(40)}@${REPLY_DOMAIN}` },
      { to: 'somebody@elsewhere.example' },
      { to: told.replyTo.replace(REPLY_DOMAIN, 'elsewhere.example') },
    ],
    [`550 ${mailReplyProblems.empty}`]: [
      { text: quote() },
      { text: `${told.text}\n\nBelow.` },
      { text: '', attachments: [{ filename: 'a.txt', content: 'A' }] },
    ],
    [`550 ${mailReplyProblems.quoted}`]: [{ text: told.text.replace(/^.*\n/, '') }],
    [`550 ${messageMessages.long}`]: [{ text: 'long '.repeat(500) }],
    [`550 ${mailReplyProblems.unreadable}`]: UNREADABLE_MAILS.map(({ type, body }) => ({
      raw: `From: ${told.owner.email}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`,
      envelope: { from: told.owner.email, to: told.replyTo },
    })),
    [`552 ${mailReplyProblems.large}`]: [
      { attachments: [{ filename: 'a.jpg', content: Buffer.alloc(4_500_000) }] },
    ],
    [`250 ${mailReplyTexts.dropped}`]: [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { headers: { Precedence: 'bulk' } },
      { envelope: { from: '', to: told.replyTo } },
    ],
  }
  for (const [response, mails] of Object.entries(refused))
    for (const mail of mails) expect([mail, await reply(mail)]).toEqual([mail, response])
  expect(await readTexts()).toEqual([])
})

it('stays responsive whatever a mail consists of', async () => {
  const site = createServer((_, response) => response.end('A page.'))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const open = async () =>
    (await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)).text()
  const mixed = 'multipart/mixed; boundary=b'
  const made = {
    lines: { type: 'text/plain', body: '\r\n'.repeat(150_000) },
    letters: { type: 'text/plain', body: 'a\r\n'.repeat(100_000) },
    parts: { type: mixed, body: '--b\r\n\r\n'.repeat(1_000) },
    elements: { type: 'text/html', body: '<div>\r\n'.repeat(100_000) },
    headers: { type: `text/plain${'\r\nX: y'.repeat(2_000)}`, body: 'Yes.' },
    'a long header': { type: `text/plain${'\r\nX: y'.padEnd(70_000, 'y')}`, body: 'Yes.' },
  }
  try {
    for (const [name, { type, body }] of Object.entries(made)) {
      const from = name === 'letters' ? told.seeker.email : told.owner.email
      let isReplied = false
      const raw = `From: ${from}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
      const replied = reply({ raw, envelope: { from, to: told.replyTo } })
      replied.then(() => (isReplied = true))
      expect([name, await open(), isReplied]).toEqual([name, 'A page.', false])
      expect([name, await replied]).toEqual([name, `552 ${mailReplyProblems.complex}`])
    }
    // Short enough to be accepted, but slow to read.
    const replies = createMailReplies({
      db: database.orm,
      conversations,
      domain: REPLY_DOMAIN,
      from: MAIL_FROM,
      reader: createMailReader({ markers: [mailReplyTexts.marker], senders: [] }, 1),
    })
    const logged = captureLog()
    const { uid, email: address } = told.owner
    const replier = {
      uid,
      address,
      id: told.id,
      party: 'owner',
      offeredBy: 'owner',
      language: 'en',
    } as const
    const raw = Buffer.from(`From: ${told.owner.email}\r\n\r\nYes.\r\n`)
    const slow = { code: 451, sentence: mailReplyProblems.later }
    expect(await replies.take(replier, told.owner.email, raw)).toEqual(slow)
    logged.stop()
    expect(await readTexts()).toEqual([])
  } finally {
    site.close()
  }
})

it('accepts replies however many reply addresses a mail server makes up', async () => {
  const port = inbound.port
  const pool = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true })
  const { email } = told.owner
  const sent = Array.from({ length: 200 }, (_, n) =>
    pool
      .sendMail({ from: email, to: `reply+${`${n}`.padStart(40, '0')}@${REPLY_DOMAIN}` })
      .catch((error: unknown) => Object(error)),
  )
  const responses = (await Promise.all(sent)).map(({ response }) => response)
  expect(new Set(responses)).toEqual(new Set([`550 ${mailReplyProblems.unknown}`]))
  pool.close()
  expect(await reply({})).toMatch(/^250/)
})

it('accepts thirty replies an hour at one reply address', async () => {
  const mail = { from: told.owner.email, to: told.replyTo, headers: { Precedence: 'bulk' } }
  const port = inbound.port
  const pool = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true })
  const sent = Array.from({ length: 30 }, () => pool.sendMail(mail))
  for (const { response } of await Promise.all(sent)) expect(response).toMatch(/^250/)
  pool.close()
  expect(await reply({})).toBe(`451 ${mailReplyProblems.often}`)
})

it("gives away neither hidden text nor the sender's email address, and makes room for a note about files", async () => {
  const html = '<style>.x{display:none}</style><p>Yes.</p><p hidden>One.</p><p class="x">Two.</p>'
  expect(await reply({ text: '', html })).toMatch(/^250/)
  expect(await reply({ text: 'Plain.', html })).toMatch(/^250/)
  const { email } = told.owner
  const text = `Write to ${email.toUpperCase()}, or come.\n\nBest regards\nOlena\n+380 50 123 45 67\n${email}`
  expect(await reply({ text })).toMatch(/^250/)
  const long = 'a'.repeat(1_960)
  const attachments = [{ filename: 'plan.pdf', content: 'a plan' }]
  expect(await reply({ text: long, attachments })).toMatch(/^250/)
  expect(await readTexts()).toEqual([
    'Yes.',
    'Plain.',
    `Write to ${mailReplyTexts.address}, or come.`,
    long,
  ])
})

it('closes silent connections', async () => {
  const options = { port: 0, host: '127.0.0.1', name: REPLY_DOMAIN, replies: createReplies() }
  const impatient = await openInboundMail({ ...options, idleMs: 20 })
  const socket = connect(impatient.port, '127.0.0.1')
  await once(socket.resume(), 'end')
  await impatient.stop()
})

it('refuses a reply with a reason where the page would refuse the message', async () => {
  await conversations.setMails(told.owner.uid, false)
  expect(await reply({ text: 'An old mail can be replied.' })).toMatch(/^250/)
  await conversations.act(told.seeker.uid, told.id, 'block')
  expect(await reply({})).toBe(
    `550 ${formatObstacle('blocked', { party: 'owner', offeredBy: 'owner' })}`,
  )
  await conversations.act(told.seeker.uid, told.id, 'unblock')
  const setDisabled = (isDisabled: boolean) =>
    database.pool.query('update accounts set disabled = $1 where uid = $2', [
      isDisabled,
      told.owner.uid,
    ])
  await setDisabled(true)
  expect(await reply({})).toBe(`550 ${mailReplyProblems.unknown}`)
  await setDisabled(false)
  await conversations.act(told.owner.uid, told.id, 'leave')
  expect(await reply({})).toBe(`550 ${mailReplyProblems.unknown}`)
  expect(await readTexts()).toEqual(['An old mail can be replied.'])
})

it('defers replies while the database is down, and finishes them before the server stops', async () => {
  let isAway = true
  const going = Promise.withResolvers<void>()
  const taking = Promise.withResolvers<void>()
  const person = { uid: '', address: '', id: told.id } as const
  const replier = { ...person, party: 'owner', offeredBy: 'owner', language: 'en' } as const
  const other = await openInboundMail({
    port: 0,
    host: '127.0.0.1',
    name: REPLY_DOMAIN,
    replies: {
      async findReplier() {
        if (isAway) throw new Error('The database is away.')
        return replier
      },
      async take() {
        going.resolve()
        await taking.promise
        return 'taken'
      },
    },
  })
  const ours = inbound
  inbound = other
  const logged = captureLog()
  try {
    expect(await reply({})).toBe(`451 ${mailReplyProblems.later}`)
    isAway = false
    const replied = reply({})
    await going.promise
    const stopped = other.stop()
    taking.resolve()
    expect(await replied).toMatch(/^250/)
    await stopped
    expect(await reply({})).toContain('ECONNREFUSED')
    const taken = { port: ours.port, host: '127.0.0.1', name: REPLY_DOMAIN }
    await expect(openInboundMail({ ...taken, replies: createReplies() })).rejects.toThrow(
      `Port ${ours.port} is in use. Stop what uses it, or choose another with INBOUND_SMTP_PORT.`,
    )
  } finally {
    logged.stop()
    inbound = ours
  }
})

const createReplies = () =>
  createMailReplies({ db: database.orm, conversations, domain: REPLY_DOMAIN, from: MAIL_FROM })
