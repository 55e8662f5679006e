import { afterEach, expect, it } from 'vitest'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { createSmtpDelivery } from './smtp.ts'

const from = 'Homiq <no-reply@homiq.example>'
const MAIL = { to: 'olena@example.com', subject: 'Key', text: 'Your home is waiting.\n' }

/** A remote server by its name, although Linux connects to this machine. */
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

it('sends nothing to a remote server without TLS', async () => {
  await expect(deliver()).rejects.toThrow('SMTP_INSECURE=on')
  expect(server.received).toEqual([])
})

it('sends nothing to a remote server without a valid certificate', async () => {
  await expect(deliver({ tls: true })).rejects.toThrow('certificate')
  expect(server.received).toEqual([])
})

it('uses TLS with a server whose certificate is valid', async () => {
  expect(await deliver({ tls: true, query: '/?tls.rejectUnauthorized=false' })).toEqual([true])
})

it('sends unencrypted if the settings allow it, but uses TLS if available', async () => {
  expect(await deliver({ insecure: true })).toEqual([false])
  await server.stop()
  expect(await deliver({ tls: true, insecure: true })).toEqual([true])
})

it.each(['127.0.0.1', 'localhost'])('requires no TLS for %s', async (host) => {
  expect(await deliver({ host })).toEqual([false])
})
