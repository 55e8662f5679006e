import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauthAttempts } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { submitConsent } from '#test/people/oauth-provider/consent.ts'
import {
  type OAuthProviderServer,
  startOAuthProvider,
} from '#test/people/oauth-provider/start-provider.ts'
import { Visitor } from '#test/people/oauth-provider/visitor.ts'
import { createOAuthProviders } from './provider/providers.ts'
import { redeemTicket } from './tickets.ts'

let database: Database
let provider: OAuthProviderServer
let visitor: Visitor
let reported: string[]
beforeAll(async () => {
  ;[database, provider] = await Promise.all([freshDatabase(), startOAuthProvider()])
})
beforeEach(async () => {
  await database.orm.delete(oauthAttempts)
  reported = []
  visitor = createVisitorBrowser()
})
afterAll(() => Promise.all([database.close(), provider.stop()]))

const createVisitorBrowser = () =>
  new Visitor({
    db: database.orm,
    providers: createOAuthProviders(provider.settings),
    demo: false,
    logFailure: (line) => reported.push(line),
  })

describe.each([
  ['google', 'google.com'],
  ['github', 'github.com'],
] as const)('at %s', (slug, id) => {
  it('ends with a ticket for whom the provider vouches', async () => {
    const { attempt, address } = await visitor.startSignIn(slug)
    const callbackUrl = await submitConsent(address, { email: 'Olena@example.com' })
    const ending = await visitor.finish(callbackUrl)
    expect(ending).toMatchObject({ status: 200, attempt })
    expect(await redeemTicket(database.orm, ending.ticket, new Date())).toEqual({
      provider: id,
      subject: expect.stringMatching(/^\d+$/),
      email: 'Olena@example.com',
      emailVerified: true,
      displayName: 'Vira Visitor',
      photoUrl: 'https://pictures.example/visitor.png',
      authTime: null,
    })
    expect(reported).toEqual([])
  })

  it('knows the same person again, and another one as another', async () => {
    const subjects: (string | undefined)[] = []
    for (const email of ['one@example.com', 'one@example.com', 'two@example.com']) {
      const { address } = await visitor.startSignIn(slug)
      const { ticket } = await visitor.finish(await submitConsent(address, { email }))
      subjects.push((await redeemTicket(database.orm, ticket, new Date()))?.subject)
    }
    expect(subjects[0]).toBe(subjects[1])
    expect(subjects[0]).not.toBe(subjects[2])
  })

  it('asks the provider for no more than it needs, with PKCE, and for this site', async () => {
    const { address, response } = await visitor.startSignIn(slug)
    const query = new URL(address).searchParams
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(query.get('scope')).toBe(
      slug === 'google' ? 'openid email profile' : 'read:user user:email',
    )
    expect(query.get('redirect_uri')).toBe(`http://homiq.example/identity/${slug}/callback`)
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.has('nonce')).toBe(slug === 'google')
    expect(address).not.toContain(provider.settings[slug].clientSecret)
  })

  it('asks for a fresh proof as far as the provider knows a way', async () => {
    const { address } = await visitor.startSignIn(slug, { fresh: true })
    const query = new URL(address).searchParams
    expect(query.get('prompt')).toBe('select_account')
    expect(query.get('max_age')).toBe(slug === 'google' ? '0' : null)
    const ordinary = new URL((await visitor.startSignIn(slug)).address).searchParams
    expect([ordinary.get('prompt'), ordinary.get('max_age')]).toEqual([null, null])
  })

  it('tells a refusal of the visitor without a ticket', async () => {
    const { attempt, address } = await visitor.startSignIn(slug)
    const ending = await visitor.finish(await submitConsent(address, { decision: 'deny' }))
    expect(ending).toMatchObject({ status: 200, attempt, ticket: '' })
    expect(reported).toEqual([expect.stringMatching(/^Sign-in at .+ failed: .*access_denied$/)])
  })

  it('refuses an address that the provider has not verified', async () => {
    const { attempt, address } = await visitor.startSignIn(slug)
    const ending = await visitor.finish(await submitConsent(address, { verified: false }))
    expect(ending).toMatchObject({ status: 400, attempt, ticket: '' })
    expect(reported).toEqual([expect.stringMatching(/address is not verified\.$/)])
  })
})

it('notes when Google saw the proof, where Google says it', async () => {
  const before = Math.floor(Date.now() / 1000)
  const { address } = await visitor.startSignIn('google', { fresh: true })
  const { ticket } = await visitor.finish(await submitConsent(address, {}))
  const { authTime } = (await redeemTicket(database.orm, ticket, new Date())) ?? {}
  expect((authTime?.getTime() ?? 0) / 1000).toBeGreaterThanOrEqual(before)
})

it('serves two tabs of a browser at once', async () => {
  const first = await visitor.startSignIn('google')
  const second = await visitor.startSignIn('github')
  const ends = [
    await visitor.finish(await submitConsent(first.address, {})),
    await visitor.finish(await submitConsent(second.address, {})),
  ]
  expect(ends.map((end) => end.attempt)).toEqual([first.attempt, second.attempt])
  expect(ends.map((end) => end.ticket.length)).toEqual([43, 43])
})

it('keeps of an attempt only hashes of what the browser holds, and forgets it in the end', async () => {
  const { address, response } = await visitor.startSignIn('google')
  const [row] = await database.orm.select().from(oauthAttempts)
  const state = new URL(address).searchParams.get('state') ?? ''
  expect(response.headers.get('set-cookie')).toMatch(
    /^__oauth=[\w-]{43}; Max-Age=600; Path=\/identity; HttpOnly; SameSite=Lax$/,
  )
  expect(Object.values(row ?? {})).not.toContain(state)
  expect(JSON.stringify(row)).not.toContain(visitor.cookie?.split('=')[1])
  await visitor.finish(await submitConsent(address, {}))
  expect(await database.orm.select().from(oauthAttempts)).toEqual([])
})

it('keeps its cookie to https where the site is', async () => {
  const secure = new Visitor({
    db: database.orm,
    providers: createOAuthProviders(provider.settings),
    demo: false,
    getPublicOrigin: () => 'https://homiq.example',
  })
  const { response } = await secure.startSignIn('github')
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})
