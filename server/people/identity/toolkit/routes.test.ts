import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { closableDatabase, freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import {
  createToolkitClient,
  getResultCode,
  PASSWORD,
  SIGN_IN,
} from '#test/people/toolkit-calls.ts'

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await server?.stop()
  server = await startIdentityServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const { post, register } = createToolkitClient(() => server.url)

describe('a request body', () => {
  it.each([
    ['torn JSON', '{"email":"a@b.c"'],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['fields of other types', '{"email":["a@b.c"],"password":{"$ne":""}}'],
  ])('is refused: %s', async (_what, body) => {
    const response = await post(SIGN_IN, body)
    expect(response.status).toBe(400)
    expect(await getResultCode(response)).toMatch(/^INVALID_REQUEST/)
  })

  it.each([
    ['accounts:signUp', { email: 'a@example.com', password: 'correct \0 horse' }],
    ['accounts:signInWithPassword', { email: 'a\0@example.com', password: PASSWORD }],
    ['accounts:update', { oobCode: '\0' }],
    ['accounts:resetPassword', { oobCode: '\udc00', newPassword: PASSWORD }],
    ['accounts:signInWithIdp', { postBody: 'id_token=\0&providerId=google.com' }],
    ['accounts:lookup', { idToken: '\0' }],
  ])('of %s is refused with text that no database stores: %j', async (call, body) => {
    const response = await post(`/identitytoolkit.googleapis.com/v1/${call}`, body)
    expect(response.status).toBe(400)
    expect(await getResultCode(response)).toBe('INVALID_REQUEST')
  })

  it('of a refresh is refused with text that no database stores', async () => {
    const response = await fetch(`${server.url}/securetoken.googleapis.com/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'a\0b.c' }),
    })
    expect(response.status).toBe(400)
  })

  it('is refused unread if it exceeds 32 KB', async () => {
    const response = await post(SIGN_IN, { email: 'a@example.com', password: 'x'.repeat(33_000) })
    expect(response.status).toBe(413)
  })

  it('is refused if a form of another site could send it', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: PASSWORD })
    const response = await post(SIGN_IN, body, { headers: { 'Content-Type': 'text/plain' } })
    expect(response.status).toBe(415)
  })

  it('is treated as ordinary text if it looks like an injection', async () => {
    const email = await register()
    const password = "' or '1'='1"
    expect(await getResultCode(post(SIGN_IN, { email, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
    const odd = { email: "x' or 1=1 --@example.com", password }
    expect(await getResultCode(post(SIGN_IN, odd))).toBe('INVALID_EMAIL')
  })
})

describe('another site', () => {
  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused by %j', async (headers) => {
    const body = { email: 'a@example.com', password: PASSWORD }
    expect((await post(SIGN_IN, body, { headers })).status).toBe(403)
  })

  it('gets no CORS permission', async () => {
    const asked = await fetch(`${server.url}${SIGN_IN}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.ok).toBe(false)
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    const here = { Origin: server.url }
    const answered = await post(SIGN_IN, { email: 'a@example.com' }, { headers: here })
    expect(answered.headers.get('access-control-allow-origin')).toBeNull()
    expect(answered.headers.get('cache-control')).toBe('no-store')
  })
})

it('responds to its own failure without signing anybody out', async () => {
  const logged = vi.spyOn(log, 'error')
  const broken = await closableDatabase()
  const failing = await startIdentityServer(broken)
  await broken.close()
  const response = await fetch(`${failing.url}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x.y' }),
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const messages = logged.mock.calls.map(([, message]) => message)
  expect(messages.filter((it) => it === 'The identity service failed.')).toHaveLength(1)
  logged.mockRestore()
  await failing.stop()
})
