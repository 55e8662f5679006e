import { type Context, Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/db/open.ts'
import { mount } from '#server/platform/http/mount.ts'
import { getClientIp } from '#server/platform/http/request/client-ip.ts'
import { log } from '#server/platform/log/log.ts'
import { startMailWorker } from '#server/platform/mail/mail-worker.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { countSpool } from '#server/platform/mail/queries.ts'
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts'
import { closableDatabase, freshDatabase } from '#test/database/database.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { openSite } from './open.ts'
import { subscriptions } from './tables.ts'

const MESSAGE = {
  name: 'Олена',
  email: 'olena@example.com',
  subject: 'Дім у Львові',
  message: 'Чи дім у Львові ще вільний? Дякую!',
}

let database: Database
let server: FakeSmtpServer
let mail: ReturnType<typeof openMail>
beforeAll(async () => {
  database = await freshDatabase()
  server = await startFakeSmtpServer()
})
beforeEach(async () => {
  await mail?.stop()
  await database.orm.delete(subscriptions)
  server.received.length = 0
  mail = openMail(database, { SITE_URL: 'https://homiq.test' })
})
afterAll(async () => {
  await mail.stop()
  await server.stop()
  await database.close()
})

/** The relay with a worker that delivers to the SMTP server of this test. */
function openMail({ orm: db }: Pick<Database, 'orm'>, variables: Record<string, string> = {}) {
  const env = readEnv(variables)
  const delivery = createSmtpDelivery({ url: server.url, from: env.MAIL_FROM, insecure: false })
  const stop = startMailWorker({ db, delivery })
  const mailer = createMailer(db)
  const clientIp = (c: Context) => getClientIp(c, { proxies: 1, loopback: false })
  const { routes, ...site } = openSite({ db, env, mailer, clientIp })
  const relay = new Hono()
  for (const router of routes) mount(relay, router)
  return { ...site, fetch: relay.fetch, stop }
}

/** What browsers post: a call of EmailJS's REST API. */
function post(changes: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const body = {
    lib_version: '4.4.1',
    user_id: 'homiq',
    service_id: 'homiq',
    template_id: 'contact',
    template_params: MESSAGE,
    ...changes,
  }
  return mail.fetch(
    new Request('http://localhost/mail/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )
}

const status = async (answer: Response | Promise<Response>) => (await answer).status
const arrived = (count: number) =>
  expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(count)

/** Waits until nothing is left to deliver. */
const delivered = () =>
  expect.poll(() => countSpool(database.orm)).toEqual({ waiting: 0, undeliverable: 0 })

/** The text of a mail, which is sent in base64 or with escapes. */
function textOf(index: number): string {
  const { raw } = server.received[index] ?? { raw: '' }
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  if (/^Content-Transfer-Encoding: base64/im.test(raw))
    return Buffer.from(body, 'base64').toString()
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

describe('the contact form', () => {
  it('reaches the team, whose reply goes to the writer', async () => {
    expect(await status(post())).toBe(200)
    await arrived(1)
    expect(server.received[0]).toMatchObject({ to: ['team@homiq.example'] })
    expect(server.received[0]?.raw).toMatch(/^Reply-To: olena@example\.com\r$/m)
    for (const value of Object.values(MESSAGE)) expect(textOf(0)).toContain(value)
  })

  it.each([
    ['another key', { user_id: 'other' }],
    ['another service', { service_id: 'other' }],
    ['a template that is not there', { template_id: 'other' }],
    ['no parameters', { template_params: undefined }],
    ['parameters that are no object', { template_params: 'x' }],
    ['a parameter missing', { template_params: { ...MESSAGE, email: undefined } }],
    ['a message too short', { template_params: { ...MESSAGE, message: 'x'.repeat(19) } }],
    ['a message too long', { template_params: { ...MESSAGE, message: 'x'.repeat(1001) } }],
    ['a name too long', { template_params: { ...MESSAGE, name: 'x'.repeat(51) } }],
    ['two addresses', { template_params: { ...MESSAGE, email: 'a@example.com, b@example.com' } }],
  ])('refuses %s', async (_what, changes) => {
    expect(await status(post(changes))).toBe(400)
    await delivered()
    expect(server.received).toEqual([])
  })

  it('cannot add a header, whatever is typed', async () => {
    const subject = 'Hello\r\nBcc: evil@example.com\r\n\r\nAnother text'
    expect(await status(post({ template_params: { ...MESSAGE, subject } }))).toBe(200)
    await arrived(1)
    const { raw, to } = server.received[0] ?? { raw: '', to: [] }
    expect(to).toEqual(['team@homiq.example'])
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im)
  })

  it('refuses a megabyte', async () => {
    const message = 'x'.repeat(1_000_000)
    expect(await status(post({ template_params: { ...MESSAGE, message } }))).toBe(413)
  })

  it('refuses other sites, and requests that a form could send', async () => {
    expect(await status(post({}, { 'Sec-Fetch-Site': 'cross-site' }))).toBe(403)
    expect(await status(post({}, { 'Content-Type': 'text/plain' }))).toBe(415)
  })

  const about = (subject: string) => ({ template_params: { ...MESSAGE, subject } })

  it('is mailed once if the same is sent again', async () => {
    for (let n = 0; n < 3; n += 1) expect(await status(post(about('Again')))).toBe(200)
    await arrived(1)
  })

  it('limits floods of one client, and nobody else', async () => {
    const from = { 'X-Forwarded-For': '10.0.0.1' }
    const answers: number[] = []
    for (let n = 0; n < 22; n += 1) answers.push(await status(post(about(`Home ${n}`), from)))
    expect(answers.filter((code) => code === 200)).toHaveLength(20)
    expect(answers.slice(20)).toEqual([429, 429])
    expect(await status(post(about('Mine'), { 'X-Forwarded-For': '10.0.0.2' }))).toBe(200)
    await arrived(21)
  })
})

describe('the newsletter', () => {
  const subscribe = (email: string) =>
    post({ template_id: 'newsletter', template_params: { name: email, email } })
  const linksIn = (index: number) => {
    const [plain = ''] = textOf(index).split('<!doctype', 1)
    return plain.match(/https:\/\/homiq\.test\S+/g) ?? []
  }
  const tokenIn = (index: number) =>
    new URL(linksIn(index)[0] ?? '').searchParams.get('token') ?? ''
  const formMail = () => mail.formMail

  it('mails a link that confirms, and stores an email address once', async () => {
    expect(await status(subscribe('Olena@example.com'))).toBe(200)
    expect(await status(subscribe('olena@EXAMPLE.com'))).toBe(200)
    await arrived(1)
    expect(await database.orm.select().from(subscriptions)).toMatchObject([
      { emailKey: 'olena@example.com', email: 'Olena@example.com', confirmedAt: null },
    ])
    expect(linksIn(0)).toEqual([
      expect.stringMatching(/^https:\/\/homiq\.test\/newsletter\/confirm\?token=[\w-]{43}$/),
    ])
  })

  it('confirms once, with a mail that says how to unsubscribe', async () => {
    await subscribe('taras@example.com')
    await arrived(1)
    expect(await formMail().confirm(tokenIn(0))).toBe(true)
    expect(await formMail().confirm(tokenIn(0))).toBe(true)
    expect(await formMail().confirm('made-up')).toBe(false)
    await arrived(2)
    const head = server.received[1]?.raw.replace(/\r\n[ \t]+/g, ' ') ?? ''
    expect(head).toMatch(
      /^List-Unsubscribe: <https:\/\/homiq\.test\/newsletter\/unsubscribe\?token=[\w-]{43}>\r$/m,
    )
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const [row] = await database.orm.select().from(subscriptions)
    expect(row?.confirmedAt).not.toBeNull()
    // Another request for this email address changes nothing and reveals nothing.
    expect(await status(subscribe('taras@example.com'))).toBe(200)
    await delivered()
    expect(server.received).toHaveLength(2)
  })

  it('ends with one click, and forgets the email address', async () => {
    await subscribe('iryna@example.com')
    await arrived(1)
    await formMail().unsubscribe(tokenIn(0))
    await formMail().unsubscribe(tokenIn(0))
    expect(await database.orm.select().from(subscriptions)).toEqual([])
  })

  it('mails one of five concurrent requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => subscribe('oksana@example.com')))
    await arrived(1)
    await delivered()
    expect(server.received).toHaveLength(1)
  })

  it('refuses an invalid email address', async () => {
    expect(await status(subscribe('nobody'))).toBe(400)
    expect(await status(post({ template_id: 'newsletter', template_params: {} }))).toBe(400)
  })
})

it('responds properly while the database is down', async () => {
  const logged = vi.spyOn(log, 'error')
  const broken = await closableDatabase()
  const other = openMail(broken)
  await other.stop()
  await broken.close()
  const answer = await other.fetch(
    new Request('http://localhost/mail/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: 'homiq',
        service_id: 'homiq',
        template_id: 'contact',
        template_params: MESSAGE,
      }),
    }),
  )
  expect(answer.status).toBe(503)
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('tells pages about the hosted service if one is configured', async () => {
  const hosted = openMail(database, {
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_CONTACT_TEMPLATE_ID: 'one',
    EMAILJS_NEWSLETTER_TEMPLATE_ID: 'two',
  })
  const asked = await hosted.fetch(new Request('http://localhost/mail/settings'))
  expect(await asked.json()).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    contactTemplateId: 'one',
    newsletterTemplateId: 'two',
  })
  await hosted.stop()
  expect(hosted.mailOrigins).toEqual(['https://api.emailjs.com'])
  await hosted.stop()
})
