import { afterEach, expect, it } from 'vitest'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/mail/fake-smtp-server.ts'
import { createSmtpDelivery } from './smtp.ts'

const from = 'Homiq <no-reply@homiq.example>'
const MAIL = { to: 'olena@example.com', subject: 'Key', text: 'Your home is waiting.\n' }

/** Linux takes it for this machine; nothing that reads the address alone does. */
const ELSEWHERE = '0.0.0.0'

let server: FakeSmtpServer
afterEach(() => server.stop())

async function deliver({ tls = false, insecure = false, host = ELSEWHERE, query = '' } = {}) {
  server = await startFakeSmtpServer(0, { tls })
  const url = server.url.replace('127.0.0.1', host) + query
  const delivery = createSmtpDelivery({ url, from, insecure })
  await delivery.deliver('id-1', MAIL)
  return server.received.map(({ secure }) => secure)
}

it('gives nothing to a server elsewhere that has no TLS', async () => {
  await expect(deliver()).rejects.toThrow('SMTP_INSECURE=on')
  expect(server.received).toEqual([])
})

it('gives nothing to a server elsewhere that does not prove its name', async () => {
  await expect(deliver({ tls: true })).rejects.toThrow('certificate')
  expect(server.received).toEqual([])
})

it('speaks TLS with a server whose certificate it may take', async () => {
  expect(await deliver({ tls: true, query: '/?tls.rejectUnauthorized=false' })).toEqual([true])
})

it('sends in the clear where the settings allow it, but by TLS where there is one', async () => {
  expect(await deliver({ insecure: true })).toEqual([false])
  await server.stop()
  expect(await deliver({ tls: true, insecure: true })).toEqual([true])
})

it.each(['127.0.0.1', 'localhost'])('needs no TLS to %s', async (host) => {
  expect(await deliver({ host })).toEqual([false])
})
