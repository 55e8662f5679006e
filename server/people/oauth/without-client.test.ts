import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '#content/providers.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { SITE, Visitor } from '#test/people/oauth-provider/visitor.ts'
import { createOAuthProviders, type OAuthProviders } from './provider/providers.ts'
import { redeemTicket } from './tickets.ts'

const NO_PROVIDERS: OAuthProviders = { google: null, github: null }
const client = { clientId: 'id', clientSecret: 'secret' }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const visitor = (demo: boolean, providers = NO_PROVIDERS) =>
  new Visitor({ db: database.orm, providers, demo, logFailure: () => {} })

const chosen = (fields: Record<string, string>, headers: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
})
const samePage = { 'sec-fetch-site': 'same-origin' }

describe('in production', () => {
  it('tells the opener at once that the attempt failed', async () => {
    const attempt = randomUUID()
    const ending = await visitor(false).finish(`/identity/github?attempt=${attempt}`)
    expect(ending).toMatchObject({ status: 404, attempt, ticket: '' })
  })

  it('has no chooser', async () => {
    const fields = { attempt: randomUUID(), email: 'any@example.com' }
    const { status } = await visitor(false).finish(
      '/identity/demo/google',
      chosen(fields, samePage),
    )
    expect(status).toBe(404)
  })
})

describe('in development', () => {
  it('offers invented people under a label that says what it is', async () => {
    const attempt = randomUUID()
    const response = await visitor(true).request(`/identity/google?attempt=${attempt}`)
    const text = await response.text()
    expect(text).toContain('<h1>Demo sign-in.</h1>')
    expect(text).toContain('Development only. No Google account is involved.')
    for (const { email } of demoPeople) expect(text).toContain(email)
    expect(text).toContain(attempt)
  })

  it('signs a chosen person in without marking the address verified', async () => {
    const attempt = randomUUID()
    const fields = { attempt, email: demoPeople[1].email }
    const ending = await visitor(true).finish('/identity/demo/google', chosen(fields, samePage))
    expect(ending).toMatchObject({ status: 200, attempt })
    expect(await redeemTicket(database.orm, ending.ticket, new Date())).toEqual({
      provider: 'google.com',
      subject: `demo:${demoPeople[1].email}`,
      email: demoPeople[1].email,
      emailVerified: false,
      displayName: demoPeople[1].name,
      photoUrl: null,
      authTime: null,
    })
  })

  it('takes any address that is typed, and the same one for the same person', async () => {
    const subjects: (string | undefined)[] = []
    for (const email of ['Typed@Example.com ', 'typed@example.com']) {
      const fields = { attempt: randomUUID(), email }
      const headers = { origin: SITE }
      const { ticket } = await visitor(true).finish(
        '/identity/demo/github',
        chosen(fields, headers),
      )
      subjects.push((await redeemTicket(database.orm, ticket, new Date()))?.subject)
    }
    expect(subjects).toEqual(['demo:typed@example.com', 'demo:typed@example.com'])
  })

  it.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://homiq.example:1', 'sec-fetch-site': 'same-site' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['nobody knows whom', {}],
  ])('takes no choice from %s', async (_who, headers: Record<string, string>) => {
    const fields = { attempt: randomUUID(), email: 'any@example.com' }
    const { status } = await visitor(true).finish('/identity/demo/google', chosen(fields, headers))
    expect(status).toBe(403)
  })

  it.each([
    ['no attempt', { email: 'any@example.com' }],
    ['no address', { attempt: randomUUID(), email: 'any' }],
  ])('takes a choice with %s for none', async (_what, fields: Record<string, string>) => {
    const ending = await visitor(true).finish('/identity/demo/google', chosen(fields, samePage))
    expect(ending).toMatchObject({ status: 400, attempt: '', ticket: '' })
  })

  it('stands in for no provider that has a client', async () => {
    const github = { ...client, url: 'https://github.com' }
    const browser = visitor(true, createOAuthProviders({ google: null, github }))
    const fields = { attempt: randomUUID(), email: 'any@example.com' }
    expect((await browser.finish('/identity/demo/github', chosen(fields, samePage))).status).toBe(
      404,
    )
    const { address } = await browser.startSignIn('github')
    expect(address).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/)
  })
})

it.each(['', '?attempt=1', '?attempt=%22%3E%3Cscript%3E'])(
  'opens nothing for %j',
  async (query) => {
    const ending = await visitor(true).finish(`/identity/google${query}`)
    expect(ending).toMatchObject({ status: 400, attempt: '', ticket: '' })
  },
)

it.each(['http://accounts.google.com', 'http://localhost.example', 'ftp://localhost', 'nowhere'])(
  'sends no secret to %s',
  (issuer) => {
    expect(() => createOAuthProviders({ google: { ...client, issuer }, github: null })).toThrow(
      /https:/,
    )
  },
)
