import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-outbox-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('keeps a message as a file that programs for mail open, readable for its owner only', async () => {
  const outbox = createOutbox(join(folder, 'new'), 'Homiq <no-reply@homiq.example>')
  await outbox.send({ to: 'olena@example.com', subject: 'Ключ', text: 'Вітаємо!\n' })
  const [name = '', ...others] = readdirSync(join(folder, 'new'))
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/)
  const path = join(folder, 'new', name)
  expect(statSync(path).mode & 0o077).toBe(0)
  const message = readFileSync(path, 'utf8')
  expect(message).toContain('From: Homiq <no-reply@homiq.example>\r\n')
  expect(message).toContain('To: olena@example.com\r\n')
  expect(message).toContain(`Subject: =?UTF-8?B?${Buffer.from('Ключ').toString('base64')}?=\r\n`)
})

it('lets no subject or recipient add a header', async () => {
  const outbox = createOutbox(join(folder, 'injected'), 'no-reply@homiq.example')
  await outbox.send({
    to: 'olena@example.com\r\nBcc: evil@example.com',
    subject: 'Hello\r\nBcc: evil@example.com',
    text: 'x',
  })
  const [name = ''] = readdirSync(join(folder, 'injected'))
  const [head = ''] = readFileSync(join(folder, 'injected', name), 'utf8').split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
})
