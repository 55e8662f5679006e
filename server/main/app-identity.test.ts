import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { settingsTexts } from '#texts/people/settings.ts'

// The identity service as part of the built site. The tests of its calls are in server/people/identity/.

let database: Database
let app: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on' } })
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

let people = 0

/** Registers a user and returns the identity token. */
async function register(): Promise<string> {
  people += 1
  const response = await app.request(
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=homiq',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `person-${people}@example.com`, password: 'correct horse' }),
    },
  )
  expect(response.status).toBe(200)
  const { idToken } = (await response.json()) as { idToken: string }
  return idToken
}

/** Creates a session and returns its `Set-Cookie` header. */
async function session(headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const bearer = { Authorization: `Bearer ${await register()}` }
  const response = await app.request('/session', {
    method: 'POST',
    headers: { ...bearer, ...headers },
  })
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie') ?? ''
}

describe('a session', () => {
  it('is refused to an invalid token, without a server error', async () => {
    const headers = { Authorization: 'Bearer a.b.c' }
    expect((await app.request('/session', { method: 'POST', headers })).status).toBe(401)
  })

  it('has a cookie restricted to this host and HTTPS only if the visitor used HTTPS', async () => {
    expect(await session()).toMatch(/^__session=[^;]+(?!.*Secure)/)
    expect(await session({ 'X-Forwarded-Proto': 'https' })).toMatch(
      /^__Host-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('leaves public pages the same for everyone', async () => {
    const [cookie = ''] = (await session()).split(';')
    for (const path of ['/', '/home', '/property?type=sale', '/sale/1', '/settings']) {
      const [anyone, someone] = await Promise.all([
        app.request(path),
        app.request(path, { headers: { Cookie: cookie } }),
      ])
      expect(await someone.text()).toBe(await anyone.text())
      expect(someone.headers.get('set-cookie')).toBeNull()
      expect(someone.headers.get('cache-control')).toMatch(/^public, /)
    }
  })
})

describe('signing out everywhere', () => {
  const ask = (
    headers: Readonly<Record<string, string>>,
    { path = '/settings.data', body = 'intent=sign-out-everywhere' } = {},
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })

  it('ends only the session of the requesting person', async () => {
    const [mine = ''] = (await session()).split(';')
    const [theirs = ''] = (await session()).split(';')
    const response = await ask({ Cookie: mine, Origin: 'http://localhost' })
    expect(await response.text()).toContain('"ended"')
    expect(await (await ask({ Cookie: mine, Origin: 'http://localhost' })).text()).toContain(
      settingsTexts.noSession,
    )
    const other = await ask({ Cookie: theirs, Origin: 'http://localhost' })
    expect(await other.text()).toContain('"ended"')
  })

  it.each([
    ['an empty body', ''],
    ['another intent', 'intent=delete'],
    ['another field', 'newsletter=olena%40example.com'],
  ])('responds 400 to %s, and ends nothing', async (_what, body) => {
    const [mine = ''] = (await session()).split(';')
    const headers = { Cookie: mine, Origin: 'http://localhost' }
    expect((await ask(headers, { body })).status).toBe(400)
    expect((await ask(headers, { path: '/settings', body })).status).toBe(400)
    expect(await (await ask(headers)).text()).toContain('"ended"')
  })

  it('is refused to other sites', async () => {
    const [mine = ''] = (await session()).split(';')
    const refused = await ask({ Cookie: mine, Origin: 'https://evil.example' })
    expect(refused.status).toBe(403)
    expect(await (await ask({ Cookie: mine, Origin: 'http://localhost' })).text()).toContain(
      '"ended"',
    )
  })
})

describe('behind TLS that only SITE_URL reveals', () => {
  it('forms work without a script, and cookies are for HTTPS only', async () => {
    const other = await freshDatabase()
    const site = await startBuiltApp(other, { env: { SITE_URL: 'https://localhost' } })
    const here = { Origin: 'https://localhost' }
    const body = new URLSearchParams({ newsletter: 'olena@example.com' })
    const sent = await site.request('/newsletter', { method: 'POST', headers: here, body })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?sent='])
    const left = await site.request('/session', { method: 'DELETE', headers: here })
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; .*; Secure/)
    await site.stop()
    await other.close()
  })
})

describe('sign-in at a provider', () => {
  it('returns to the configured URL of the site, whatever host is requested', async () => {
    const other = await freshDatabase()
    const site = await startBuiltApp(other, {
      env: {
        SITE_URL: 'https://homiq.test',
        GITHUB_CLIENT_ID: 'id',
        GITHUB_CLIENT_SECRET: 'secret',
      },
    })
    const response = await site.request(`/identity/github?attempt=${randomUUID()}`)
    const where = new URL(response.headers.get('location') ?? '')
    expect(where.searchParams.get('redirect_uri')).toBe(
      'https://homiq.test/identity/github/callback',
    )
    await site.stop()
    await other.close()
  })
})

it('has the headers of every other response', async () => {
  const response = await app.request('/identity/settings')
  expect(await response.json()).toEqual({
    provider: 'embedded',
    projectId: 'homiq',
    signOutEverywhere: true,
    passwordPolicy: 'standard',
  })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

it('shows no home under the paths of the service', async () => {
  for (const path of ['/identity/nothing', '/identitytoolkit.googleapis.com/1']) {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toMatch(/html/)
  }
})
