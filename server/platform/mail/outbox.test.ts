import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Mail } from '#server/platform/tables.ts'
import { createOutboxDelivery } from './outbox.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-outbox-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const MAIL: Mail = { to: 'olena@example.com', subject: 'Ключ', text: 'Вітаємо!\n' }

/** The headers of a mail that was put into a new folder called `name`. */
async function headersOf(name: string, mail: Mail): Promise<string> {
  await createOutboxDelivery(join(folder, name), 'Homiq <no-reply@homiq.example>').deliver(
    'id-1',
    mail,
  )
  const [head = ''] = readFileSync(join(folder, name, 'id-1.eml'), 'utf8').split('\r\n\r\n')
  return `${head.replace(/\r\n[ \t]+/g, ' ')}\r\n`
}

it('stores a mail as a file that mail programs open, readable only for its owner', async () => {
  const head = await headersOf('new', MAIL)
  expect(readdirSync(join(folder, 'new'))).toEqual(['id-1.eml'])
  expect(statSync(join(folder, 'new/id-1.eml')).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700)
  expect(head).toContain('From: Homiq <no-reply@homiq.example>\r\n')
  expect(head).toContain('To: olena@example.com\r\n')
  expect(head).toContain('Message-ID: <id-1@homiq>\r\n')
  expect(head).toContain(`Subject: =?UTF-8?B?${Buffer.from('Ключ').toString('base64')}?=\r\n`)
})

it('makes a world-readable folder private', async () => {
  mkdirSync(join(folder, 'open'), { mode: 0o755 })
  await headersOf('open', MAIL)
  expect(statSync(join(folder, 'open')).mode & 0o777).toBe(0o700)
})

it('has a mail once that was tried twice', async () => {
  const outbox = createOutboxDelivery(join(folder, 'twice'), 'no-reply@homiq.example')
  await outbox.deliver('id-1', MAIL)
  await outbox.deliver('id-1', MAIL)
  expect(readdirSync(join(folder, 'twice'))).toEqual(['id-1.eml'])
})

it('says where replies go, and how to unsubscribe with one click', async () => {
  const unsubscribe = 'https://homiq.example/newsletter/unsubscribe?token=x'
  const head = await headersOf('links', { ...MAIL, replyTo: 'taras@example.com', unsubscribe })
  expect(head).toContain('Reply-To: taras@example.com\r\n')
  expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

it('groups the mails of a conversation', async () => {
  const head = await headersOf('thread', { ...MAIL, thread: 'opaque' })
  for (const line of ['In-Reply-To: <opaque@homiq>', 'References: <opaque@homiq>'])
    expect(head).toContain(`${line}\r\n`)
})

it.each([
  { subject: 'Hello\r\nBcc: evil@example.com' },
  { subject: 'Hello\u2028Bcc: evil@example.com\u0000' },
  { to: 'olena@example.com\r\nBcc: evil@example.com' },
  { replyTo: 'olena@example.com\nBcc: evil@example.com' },
])('lets no %j add a header or a recipient', async (changes) => {
  const head = await headersOf(`injected-${Object.values(changes).join().length}`, {
    ...MAIL,
    ...changes,
  })
  expect(head).not.toMatch(/^Bcc:/im)
  expect(head.match(/^To:/gim)).toHaveLength(1)
})
