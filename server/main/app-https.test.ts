import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

const HSTS = 'strict-transport-security'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** The HSTS header by path, for a site with these settings. */
async function getHsts(env: Readonly<Record<string, string>>) {
  const site: BuiltApp = await startBuiltApp(database, { env })
  const hsts = async (path: string, init?: RequestInit) => {
    const { status, headers } = await site.request(path, init)
    return [`${init?.method ?? 'GET'} ${path}`, status, headers.get(HSTS)]
  }
  try {
    const page = await site.request('/property')
    const etag = page.headers.get('etag') ?? ''
    const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? ''
    return [
      ['first', page.status, page.headers.get(HSTS)],
      await hsts('/property'),
      await hsts('/property', { headers: { 'If-None-Match': etag } }),
      await hsts(asset),
      await hsts('/api/listings?type=sale'),
      await hsts('/robots.txt'),
      await hsts('/nowhere'),
      await hsts('/contact', { method: 'PUT' }),
      await hsts('/session', { method: 'DELETE' }),
      await hsts('/livez'),
    ]
  } finally {
    await site.stop()
  }
}

describe('every response', () => {
  it('requires HTTPS for two years if the site uses it', async () => {
    const responses = await getHsts({ SITE_URL: 'https://localhost' })
    const statuses = responses.map(([, status]) => status)
    expect(statuses).toEqual([200, 200, 304, 200, 200, 200, 302, 405, 204, 200])
    expect(responses.filter(([, , hsts]) => hsts !== 'max-age=63072000')).toEqual([])
  })

  it('requires it of subdomains only if the settings say so', async () => {
    const responses = await getHsts({ SITE_URL: 'https://localhost', HSTS_SUBDOMAINS: 'on' })
    const expected = 'max-age=63072000; includeSubDomains'
    expect(responses.filter(([, , hsts]) => hsts !== expected)).toEqual([])
  })

  it("requires nothing if the site's URL is not https", async () => {
    for (const SITE_URL of ['', 'http://localhost']) {
      const responses = await getHsts({ SITE_URL, HSTS_SUBDOMAINS: 'on' })
      expect(responses.filter(([, , hsts]) => hsts !== null)).toEqual([])
    }
  })
})
