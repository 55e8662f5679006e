import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { idempotencyKeys } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { mailContactMessage } from './contact.ts'
import { createFormMail } from './form-mail.ts'
import { subscriptions } from './tables.ts'

const MESSAGE = {
  name: 'Olena',
  email: 'olena@example.com',
  subject: 'A home in Lviv',
  message: 'Is the home in Lviv still free?',
}
const ANOTHER = { ...MESSAGE, subject: 'A home in Kyiv' }

const NOW = new Date('2026-11-26T10:00:00Z')

let database: Database
/** How many of the next mails fail to be stored. */
let failures = 0
let sent: Mail[]
let here: string
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.orm.delete(subscriptions)
  await database.orm.delete(idempotencyKeys)
  sent = []
  failures = 0
  here = '10.0.0.1'
})
afterAll(() => database.close())

function formMail() {
  const mailer = {
    send: async (mail: Mail) => {
      if (failures-- > 0) throw new Error('The disk is full.')
      sent.push(mail)
    },
  }
  const tools = { db: database.orm, mailer, siteUrl: 'https://homiq.test' }
  const mail = createFormMail(tools, { team: 'team@homiq.example' })
  return {
    ...mail,
    contact: (message: ContactMessage, key: string | null = null) =>
      mail.contact(message, { ip: here, key, language: 'en' }),
    subscribe: (email: string, key: string | null = null) =>
      mail.subscribe(email, { ip: here, key, language: 'en' }),
  }
}

const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

it('mails a message to the team', async () => {
  expect(await formMail().contact(MESSAGE)).toBe(true)
  expect(sent).toMatchObject([{ to: 'team@homiq.example', replyTo: MESSAGE.email }])
})

it('takes a subscription, confirms it and ends it', async () => {
  const { subscribe, confirm, unsubscribe } = formMail()
  expect(await subscribe('olena@example.com')).toBe(true)
  expect(sent).toMatchObject([{ to: 'olena@example.com' }])
  expect(await confirm('made-up')).toBe(false)
  expect(await confirm(tokenIn(sent[0]))).toBe(true)
  expect(sent).toHaveLength(2)
  await unsubscribe(tokenIn(sent[0]))
  expect(await database.orm.select().from(subscriptions)).toEqual([])
})

it('retries a mail that could not be stored, on request and on confirmation', async () => {
  const { subscribe, confirm } = formMail()
  failures = 1
  await expect(subscribe('olena@example.com')).rejects.toThrow('The disk is full.')
  expect(await subscribe('olena@example.com')).toBe(true)
  expect(sent).toHaveLength(1)
  failures = 1
  await expect(confirm(tokenIn(sent[0]))).rejects.toThrow('The disk is full.')
  expect(await confirm(tokenIn(sent[0]))).toBe(true)
  expect(sent).toHaveLength(2)
})

it('counts contact messages and subscriptions of one client IP together', async () => {
  const { contact, subscribe } = formMail()
  for (let n = 0; n < 10; n += 1) {
    expect(await contact({ ...MESSAGE, subject: `Home ${n}` })).toBe(true)
    expect(await subscribe(`olena-${n}@example.com`)).toBe(true)
  }
  expect(await contact(MESSAGE)).toBe(false)
  expect(await subscribe('taras@example.com')).toBe(false)
  expect(sent).toHaveLength(20)
  here = '10.0.0.2'
  expect(await subscribe('taras@example.com')).toBe(true)
})

it('takes a form once if a browser that lost the response sends it again', async () => {
  const { contact, subscribe } = formMail()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await contact(MESSAGE, 'a')).toBe(true)
    expect(await subscribe('olena@example.com', 'b')).toBe(true)
  }
  expect(sent).toHaveLength(2)
  expect(await contact(ANOTHER, 'c')).toBe(true)
  expect(sent).toHaveLength(3)
})

it('takes a form once across processes, restarts and concurrent requests', async () => {
  expect(await formMail().contact(MESSAGE, 'restart')).toBe(true)
  expect(await formMail().contact(MESSAGE, 'restart')).toBe(true)
  expect(sent).toHaveLength(1)
  const processes = [formMail(), formMail(), formMail()]
  const results = processes.map(({ contact }) => contact(ANOTHER, 'at once'))
  expect(await Promise.all(results)).toEqual([true, true, true])
  expect(sent).toHaveLength(2)
})

it('mails a form once, by whichever endpoint it comes again, and another with the same words', async () => {
  const { contact } = formMail()
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const tools = { db: database.orm, mailer, team: 'team@homiq.example' }
  await mailContactMessage(tools, MESSAGE, new Date(), 'a')
  for (let attempt = 0; attempt < 2; attempt += 1) expect(await contact(MESSAGE, 'a')).toBe(true)
  expect(sent).toHaveLength(1)
  expect(await contact(MESSAGE, 'b')).toBe(true)
  expect(sent).toHaveLength(2)
})

it('mails a message without a key once though a browser posts its line breaks in another way', async () => {
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const tools = { db: database.orm, mailer, team: 'team@homiq.example' }
  for (const message of ['Is it\nstill free?', 'Is it\r\nstill free?'])
    await mailContactMessage(tools, { ...MESSAGE, message }, NOW, null)
  expect(sent).toHaveLength(1)
})

it('does not mail a message that waited if its first attempt arrived', async () => {
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const tools = { db: database.orm, mailer, team: 'team@homiq.example' }
  await mailContactMessage(tools, MESSAGE, new Date(Date.now() - 29 * DAY_MS), 'waited')
  expect(await formMail().contact(MESSAGE, 'waited')).toBe(true)
  expect(sent).toHaveLength(1)
  expect(await formMail().contact(MESSAGE)).toBe(true)
  expect(sent).toHaveLength(2)
})

it('takes two forms with one key, such as a message and a subscription', async () => {
  const { contact, subscribe } = formMail()
  expect(await contact(MESSAGE, 'a')).toBe(true)
  expect(await subscribe('olena@example.com', 'a')).toBe(true)
  expect(sent).toHaveLength(2)
})

it('mails the same message without a key again after a day', async () => {
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const tools = { db: database.orm, mailer, team: 'team@homiq.example' }
  const counts: number[] = []
  for (const afterMs of [0, DAY_MS - 1, DAY_MS, 2 * DAY_MS - 1]) {
    await mailContactMessage(tools, MESSAGE, new Date(NOW.getTime() + afterMs), null)
    counts.push(sent.length)
  }
  expect(counts).toEqual([1, 1, 2, 2])
})

it('takes a form again if it failed with the same key', async () => {
  const { contact } = formMail()
  failures = 1
  await expect(contact(MESSAGE, 'a')).rejects.toThrow('The disk is full.')
  expect(await contact(MESSAGE, 'a')).toBe(true)
  expect(sent).toHaveLength(1)
})
