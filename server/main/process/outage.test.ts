import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#test/database/database-proxy.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

const adminUrl = process.env.TEST_DATABASE_URL ?? ''

const PERSON = { email: 'oksana@example.com', password: 'correct horse' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'Content-Type': 'application/json' }

describe.skipIf(adminUrl === '')('a site whose PostgreSQL goes away', () => {
  let temporary: TemporaryDatabase
  let link: DatabaseProxy
  let site: TestServer
  let token: string
  beforeAll(async () => {
    requireBuild()
    temporary = await createTemporaryDatabase(adminUrl)
    link = await startDatabaseProxy(temporary.url)
    site = await createTestServer({ DATABASE_URL: link.url })
    await site.start()
    const account = (await (await identity('signUp', PERSON)).json()) as { idToken: string }
    token = account.idToken
    expect((await request('/property?type=sale')).status).toBe(200)
  })
  afterAll(async () => {
    await site?.remove()
    await link?.stop()
    await temporary?.drop()
  })

  const request = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init })
  const post = (path: string, body: string, headers: Record<string, string>) =>
    request(path, { method: 'POST', body, headers: { Origin: site.url, ...headers } })
  const identity = (name: string, body: object) =>
    post(
      `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=homiq`,
      JSON.stringify(body),
      JSON_BODY,
    )
  const message = (subject: string) =>
    new URLSearchParams({
      name: 'Olena',
      email: 'olena@example.com',
      subject,
      message: 'Is the home in Lviv still free?',
    }).toString()
  const mail = (template: string, parameters: object) =>
    post(
      '/mail/api/v1.0/email/send',
      JSON.stringify({
        user_id: 'homiq',
        service_id: 'homiq',
        template_id: template,
        template_params: parameters,
      }),
      JSON_BODY,
    )

  /** Requests that need the database, with the status while it is available. */
  const createRequests = (id: number): Record<string, [number, () => Promise<Response>]> => ({
    page: [200, () => request(`/rent/${id}`)],
    'data of a page': [200, () => request(`/rent/${id + 1}.data`)],
    api: [200, () => request('/api/listings/sale/1')],
    feed: [200, () => request('/feed.atom')],
    sitemap: [200, () => request('/sitemap-1.xml')],
    'sign-in': [200, () => identity('signInWithPassword', PERSON)],
    registration: [200, () => identity('signUp', { ...PERSON, email: `p${id}@example.com` })],
    session: [204, () => post('/session', '', { Authorization: `Bearer ${token}` })],
    'data about a person': [
      401,
      () =>
        request('/my/data', { headers: { Cookie: `__session=${'of-nobody'.padEnd(43, '-')}` } }),
    ],
    contact: [303, () => post('/contact', message('A home'), FORM)],
    newsletter: [303, () => post('/newsletter', 'newsletter=olena%40example.com', FORM)],
    confirmation: [404, () => post('/newsletter/confirm?token=unknown', '', FORM)],
    unsubscription: [200, () => post('/newsletter/unsubscribe?token=unknown', '', FORM)],
    'mail of a script': [200, () => mail('newsletter', { email: 'olena@example.com' })],
  })

  it.each([
    { how: 'refuses', begin: () => link.disconnect(), end: () => link.reconnect(), home: 1 },
    { how: 'is silent', begin: () => link.pause(), end: () => link.resume(), home: 5 },
  ])('serves what it has in memory, and 503 for the rest, while it $how', async (outage) => {
    await outage.begin()
    for (const path of ['/property?type=sale', '/about', '/livez', '/health']) {
      expect([path, (await request(path)).status]).toEqual([path, 200])
    }
    const away = await Promise.all(
      Object.entries(createRequests(outage.home)).map(async ([name, [, asked]]) => {
        const response = await asked()
        const text = await response.text()
        expect(text).not.toMatch(/node_modules|at .*\.[jt]s:|ECONN|(?<!<)select |postgres:/)
        return [name, response.status, Number(response.headers.get('retry-after')) > 0]
      }),
    )
    const names = Object.keys(createRequests(0))
    expect(away).toEqual(names.map((name) => [name, 503, true]))

    const ready = async () => (await request('/readyz')).status
    await expect.poll(ready, { timeout: 10_000, interval: 100 }).toBe(503)

    await outage.end()
    await expect.poll(ready, { timeout: 10_000, interval: 100 }).toBe(200)
    for (const [name, [status, asked]] of Object.entries(createRequests(outage.home))) {
      expect([name, (await asked()).status]).toEqual([name, status])
    }
  })
})
