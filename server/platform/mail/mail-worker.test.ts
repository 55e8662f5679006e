import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import type { Mail } from '#server/platform/tables.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { startMailWorker } from './mail-worker.ts'
import { createMailer, type Delivery, type Mailer } from './mailer.ts'
import { createSmtpDelivery } from './smtp.ts'

const FROM = 'Homiq <no-reply@homiq.example>'
const MAIL: Mail = { to: 'olena@example.com', subject: 'Ключ від дому', text: 'Ваш дім чекає.\n' }

let database: Database
let server: FakeSmtpServer
let clock: number
let workers: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(mailSpool)
  server = await startFakeSmtpServer()
  clock = Date.now()
  vi.spyOn(log, 'error')
})
afterEach(async () => {
  await Promise.all(workers.map((stop) => stop()))
  workers = []
  await server.stop()
  vi.restoreAllMocks()
})
afterAll(() => database.close())

const now = () => new Date(clock)

/** A worker that polls every 20 ms, and a mailer; both use the test's clock. */
function open(delivery = smtp(server.url), deadlineMs = 60_000): { readonly mailer: Mailer } {
  const stop = startMailWorker({
    db: database.orm,
    delivery,
    now,
    pollIntervalMs: 20,
    deadlineMs,
  })
  workers.push(stop)
  return { mailer: createMailer(database.orm, now) }
}

const smtp = (url: string) => createSmtpDelivery({ url, from: FROM, insecure: false })

const spooled = () => database.orm.select().from(mailSpool)
const isDue = async () => Number((await spooled())[0]?.dueAt) <= clock
const emptied = () => expect.poll(spooled, { timeout: 20_000 }).toEqual([])

describe('a mail server', () => {
  it('receives a mail with user and password, in any alphabet', async () => {
    await open().mailer.send(MAIL, null)
    await emptied()
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.received
    expect([from, to]).toEqual(['no-reply@homiq.example', ['olena@example.com']])
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
    expect(Buffer.from(body, 'base64').toString()).toBe(MAIL.text)
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  })

  it('that rejects our login is tried again, and nothing is lost', async () => {
    const wrong = server.url.replace('letter%20box', 'guess')
    await open(smtp(wrong)).mailer.send(MAIL, null)
    await expect.poll(async () => (await spooled())[0]?.problem).toMatch(/Wrong user or password/)
    expect(server.received).toEqual([])
  })

  it('that is down receives the mail once when it is back', async () => {
    const { port } = server
    await server.stop()
    const { mailer } = open()
    await mailer.send(MAIL, null)
    await expect.poll(async () => (await spooled())[0]?.problem).toMatch(/ECONNREFUSED/)
    server = await startFakeSmtpServer(port)
    // The next attempt comes after half a minute, not before.
    clock += 29_000
    expect(await isDue()).toBe(false)
    clock += 2_000
    await emptied()
    expect(server.received).toHaveLength(1)
  })

  it('that refuses a mail for five days is not tried again, but the mail stays', async () => {
    server.onMail = () => {
      throw new Error('No room')
    }
    await open().mailer.send(MAIL, null)
    await expect.poll(async () => (await spooled())[0]?.problem).toMatch(/No room/)
    clock += 6 * 24 * 3_600_000
    await expect.poll(async () => (await spooled())[0]?.dueAt).toBe(null)
    expect(await spooled()).toMatchObject([{ mail: MAIL, tries: 2 }])
  })
})

describe('a mail server that never answers for one recipient', () => {
  const SLOW = { ...MAIL, to: 'slow@example.com' }
  let goOn: () => void
  beforeEach(() => {
    const waited = new Promise<void>((resolve) => {
      goOn = resolve
    })
    server.onRecipient = (address) => (address === SLOW.to ? waited : Promise.resolve())
  })

  it('does not delay mails to others', async () => {
    const { mailer } = open()
    await mailer.send(SLOW, null)
    await expect.poll(() => server.connections()).toBe(1)
    for (let n = 0; n < 10; n += 1) await mailer.send(MAIL, null)
    await expect.poll(() => server.received.length).toBe(10)
    await expect.poll(spooled).toMatchObject([{ mail: SLOW, tries: 1, problem: null }])
    goOn()
    await emptied()
  })

  it('receives four mails at a time, then the others', async () => {
    const { mailer } = open()
    for (let n = 0; n < 6; n += 1) await mailer.send(SLOW, null)
    await expect.poll(() => server.connections()).toBe(4)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(server.connections()).toBe(4)
    goOn()
    await emptied()
    expect(server.received).toHaveLength(6)
  })

  it('loses the attempt after a deadline, and is tried again later', async () => {
    await open(undefined, 1_000).mailer.send(SLOW, null)
    await expect.poll(async () => (await spooled())[0]?.problem).toBe('It took more than 1000 ms.')
    await expect.poll(() => server.connections()).toBe(0)
    goOn()
    clock += 31_000
    await emptied()
    expect(server.received).toHaveLength(1)
  })
})

it("causes no log line with a person's email address, whatever it says", async () => {
  const logged = vi.mocked(log.error)
  server.onRecipient = async (address) => {
    throw new Error(`No mailbox here by the name of ${address}`)
  }
  await open().mailer.send(MAIL, null)
  await expect.poll(async () => (await spooled())[0]?.problem).toContain(MAIL.to)
  await expect.poll(() => JSON.stringify(logged.mock.calls)).toContain('EENVELOPE')
  expect(JSON.stringify(logged.mock.calls)).not.toContain('olena')
})

it('receives mails that an ended process left', async () => {
  const stuck: Delivery = { deliver: () => new Promise(() => {}), close: () => {} }
  const end = startMailWorker({ db: database.orm, delivery: stuck, now, pollIntervalMs: 20 })
  await createMailer(database.orm, now).send(MAIL, null)
  await expect.poll(async () => (await spooled())[0]?.tries).toBe(1)
  // The process never reports its result; after two minutes any other may take the mail.
  void end()
  open()
  expect(await isDue()).toBe(false)
  clock += 121_000
  await emptied()
  expect(server.received).toHaveLength(1)
})

it('receives each mail once from two processes', async () => {
  const [one, two] = [open(), open()]
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? one : two).mailer.send({ ...MAIL, subject: `Letter ${n}` }, null),
    ),
  )
  await emptied()
  expect(server.received).toHaveLength(20)
  expect(new Set(server.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).size).toBe(20)
})
