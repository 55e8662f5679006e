import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { federatedTickets } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { submitConsent } from '#test/people/oauth-provider/consent.ts'
import {
  type OAuthProviderServer,
  startOAuthProvider,
} from '#test/people/oauth-provider/start-provider.ts'
import { Visitor } from '#test/people/oauth-provider/visitor.ts'
import { createOAuthProviders } from './provider/providers.ts'

let database: Database
let provider: OAuthProviderServer
let now: Date
let reported: string[]
let visitor: Visitor
beforeAll(async () => {
  ;[database, provider] = await Promise.all([freshDatabase(), startOAuthProvider()])
})
beforeEach(async () => {
  await database.orm.delete(federatedTickets)
  for (const fault of ['nonce', 'audience', 'foreignKey', 'status'] as const)
    delete provider.faults[fault]
  now = new Date()
  reported = []
  visitor = createVisitorBrowser()
})
afterAll(() => Promise.all([database.close(), provider.stop()]))

const createVisitorBrowser = () =>
  new Visitor({
    db: database.orm,
    providers: createOAuthProviders(provider.settings),
    demo: false,
    now: () => now,
    logFailure: (line) => reported.push(line),
  })

/** No ticket was issued, and the reason is one log line without secrets. */
async function expectRefused(why: RegExp, ...secrets: (string | null)[]): Promise<void> {
  expect(await database.orm.select().from(federatedTickets)).toEqual([])
  expect(reported).toEqual([expect.stringMatching(why)])
  for (const secret of secrets) expect(reported[0]).not.toContain(secret)
}

it('refuses an unknown state', async () => {
  const { address } = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(address, {})
  callbackUrl.searchParams.set('state', 'another')
  expect(await visitor.finish(callbackUrl)).toMatchObject({ status: 400, attempt: '', ticket: '' })
  await expectRefused(/awaits no such answer/, callbackUrl.searchParams.get('code'), 'another')
})

it('accepts a callback once', async () => {
  const { address } = await visitor.startSignIn('github')
  const callbackUrl = await submitConsent(address, {})
  expect((await visitor.finish(callbackUrl)).ticket).toHaveLength(43)
  await database.orm.delete(federatedTickets)
  expect(await visitor.finish(callbackUrl)).toMatchObject({ status: 400, attempt: '', ticket: '' })
  await expectRefused(/awaits no such answer/)
})

it('refuses a callback after ten minutes', async () => {
  const { address, attempt } = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(address, {})
  now = new Date(now.getTime() + 600_000)
  expect(await visitor.finish(callbackUrl)).toMatchObject({ status: 400, attempt, ticket: '' })
  await expectRefused(/took too long/)
})

it('refuses a callback in another browser, and keeps it valid in the right one', async () => {
  const { address } = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(address, {})
  const other = createVisitorBrowser()
  await other.startSignIn('google')
  expect(await other.finish(callbackUrl)).toMatchObject({ status: 400, attempt: '', ticket: '' })
  await expectRefused(/awaits no such answer/)
  expect(await createVisitorBrowser().finish(callbackUrl)).toMatchObject({
    status: 400,
    ticket: '',
  })
  expect((await visitor.finish(callbackUrl)).ticket).toHaveLength(43)
})

it('refuses a callback of another provider', async () => {
  const { address } = await visitor.startSignIn('google')
  const { search } = await submitConsent(address, {})
  expect(await visitor.finish(`/identity/github/callback${search}`)).toMatchObject({ ticket: '' })
  await expectRefused(/^Sign-in at github.com failed: .*awaits no such answer/)
})

it('refuses a code that belongs to another attempt', async () => {
  const first = await visitor.startSignIn('google')
  const second = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(second.address, {})
  const code = (await submitConsent(first.address, {})).searchParams.get('code') ?? ''
  callbackUrl.searchParams.set('code', code)
  expect(await visitor.finish(callbackUrl)).toMatchObject({ attempt: second.attempt, ticket: '' })
  await expectRefused(/invalid_grant/, code)
})

it('refuses an ID token with another nonce', async () => {
  const { address, attempt } = await visitor.startSignIn('google')
  provider.faults.nonce = 'another'
  expect(await visitor.finish(await submitConsent(address, {}))).toMatchObject({
    attempt,
    ticket: '',
  })
  await expectRefused(/OAUTH_JWT_CLAIM_COMPARISON_FAILED/)
})

it('refuses an ID token for another site', async () => {
  provider.faults.audience = 'another-client'
  const { address } = await visitor.startSignIn('google')
  expect(await visitor.finish(await submitConsent(address, {}))).toMatchObject({
    status: 502,
    ticket: '',
  })
  await expectRefused(/^Sign-in at google\.com failed: /, 'another-client')
})

it('refuses an ID token that the provider did not sign', async () => {
  const { address, attempt } = await visitor.startSignIn('google')
  provider.faults.foreignKey = true
  expect(await visitor.finish(await submitConsent(address, {}))).toMatchObject({
    attempt,
    ticket: '',
  })
  await expectRefused(/JWT signature verification failed/)
})

it('refuses a callback that names another issuer', async () => {
  const { address, attempt } = await visitor.startSignIn('github')
  const callbackUrl = await submitConsent(address, {})
  callbackUrl.searchParams.set('iss', 'https://elsewhere.example')
  expect(await visitor.finish(callbackUrl)).toMatchObject({ attempt, ticket: '' })
  await expectRefused(/unexpected "iss"/)
})

it('neither shows nor logs free text of a callback', async () => {
  const { address, attempt } = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(address, { decision: 'deny' })
  callbackUrl.searchParams.set('error', 'invalid<script>\r\nSet-Cookie: a=b')
  callbackUrl.searchParams.set(
    'error_description',
    '"><img src=x onerror=alert(1)>\r\nX-Injected: 1',
  )
  const ending = await visitor.finish(callbackUrl)
  expect(ending).toMatchObject({ attempt, ticket: '' })
  expect(ending.text).not.toMatch(/onerror|invalid<|Injected/)
  await expectRefused(/^[^\r\n<]+$/)
})

it('reports that the provider is down, and tries again later', async () => {
  provider.faults.status = 503
  const { response, attempt } = await visitor.startSignIn('google')
  expect(response.status).toBe(502)
  expect(await response.text()).toContain(`data-attempt="${attempt}"`)
  await expectRefused(/^No way to google.com: /)

  delete provider.faults.status
  const { address } = await visitor.startSignIn('google')
  const callbackUrl = await submitConsent(address, {})
  provider.faults.status = 500
  expect(await visitor.finish(callbackUrl)).toMatchObject({ status: 502, ticket: '' })
})

it("reports that nothing responds at the provider's URL", async () => {
  const gone = await startOAuthProvider()
  await gone.stop()
  const lost = new Visitor({
    db: database.orm,
    providers: createOAuthProviders(gone.settings),
    demo: false,
    logFailure: (line) => reported.push(line),
  })
  expect((await lost.startSignIn('google')).response.status).toBe(502)
  await expectRefused(/^No way to google.com: .*ECONNREFUSED/)
})
