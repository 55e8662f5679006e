import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { log } from '#server/log/log.ts'
import { freshDatabase } from '#test/database.ts'
import { type IdentityServer, identityServer } from '#test/identity-server.ts'

const PASSWORD = 'correct horse'
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp'

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await server?.stop()
  server = await identityServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

interface Asked {
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

function post(path: string, body: unknown, { from = '10.0.0.1', headers = {} }: Asked = {}) {
  return fetch(`${server.url}${path}?key=homiq`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The code that a call was refused with; 'ok' when it was not. */
async function verdict(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer
  if (response.ok) return 'ok'
  if (response.status === 429 || response.status === 503) return response.text()
  const { error } = (await response.json()) as { error: { message: string } }
  return error.message
}

async function registered(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  expect(await verdict(post(SIGN_UP, { email, password: PASSWORD }, { from: '10.9.9.9' }))).toBe(
    'ok',
  )
  return email
}

describe('a body', () => {
  it.each([
    ['torn JSON', '{"email":"a@b.c"'],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['fields of other types', '{"email":["a@b.c"],"password":{"$ne":""}}'],
  ])('of %s is refused', async (_what, body) => {
    const answer = await post(SIGN_IN, body)
    expect(answer.status).toBe(400)
    expect(await verdict(answer)).toMatch(/^INVALID_REQUEST/)
  })

  it.each([
    ['accounts:signUp', { email: 'a@example.com', password: 'correct \0 horse' }],
    ['accounts:signInWithPassword', { email: 'a\0@example.com', password: PASSWORD }],
    ['accounts:update', { idToken: 'x', displayName: 'Ole\ud800na' }],
    ['accounts:update', { idToken: 'x', photoUrl: 'https://pictures.example/\0' }],
    ['accounts:update', { oobCode: '\0' }],
    ['accounts:resetPassword', { oobCode: '\udc00', newPassword: PASSWORD }],
    ['accounts:signInWithIdp', { postBody: 'id_token=\0&providerId=google.com' }],
    ['accounts:lookup', { idToken: '\0' }],
  ])('of %s with what no database stores is refused: %j', async (call, body) => {
    const answer = await post(`/identitytoolkit.googleapis.com/v1/${call}`, body)
    expect(answer.status).toBe(400)
    expect(await verdict(answer)).toBe('INVALID_REQUEST')
  })

  it('of a refresh with what no database stores is refused', async () => {
    const answer = await fetch(`${server.url}/securetoken.googleapis.com/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'a\0b.c' }),
    })
    expect(answer.status).toBe(400)
  })

  it('of more than 32 KB is refused unread', async () => {
    const answer = await post(SIGN_IN, { email: 'a@example.com', password: 'x'.repeat(33_000) })
    expect(answer.status).toBe(413)
  })

  it('that a form of another site could send is refused', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: PASSWORD })
    const answer = await post(SIGN_IN, body, { headers: { 'Content-Type': 'text/plain' } })
    expect(answer.status).toBe(415)
  })

  it('with signs of injection is an ordinary text', async () => {
    const email = await registered()
    const password = "' or '1'='1"
    expect(await verdict(post(SIGN_IN, { email, password }))).toBe('INVALID_LOGIN_CREDENTIALS')
    const odd = { email: "x' or 1=1 --@example.com", password }
    expect(await verdict(post(SIGN_IN, odd))).toBe('INVALID_EMAIL')
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

  it('is given no leave to read or ask', async () => {
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

describe('a thousand wrong passwords', () => {
  it('from one place are slowed down, and nobody else is', async () => {
    const [victim, other] = [await registered(), await registered()]
    const wrong = { email: victim, password: 'wrong horse' }
    const verdicts = await Promise.all(
      Array.from({ length: 1000 }, () => verdict(post(SIGN_IN, wrong))),
    )
    const tried = verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(verdicts).not.toContain('ok')
    const right = { email: victim, password: PASSWORD }
    expect(await verdict(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
    const theirs = { email: other, password: PASSWORD }
    expect(await verdict(post(SIGN_IN, theirs, { from: '10.0.0.2' }))).toBe('ok')
  })

  it('after one another are ten that are looked at', async () => {
    const wrong = { email: await registered(), password: 'wrong horse' }
    const verdicts: string[] = []
    for (let n = 0; n < 12; n += 1) verdicts.push(await verdict(post(SIGN_IN, wrong)))
    expect(verdicts).toEqual([
      ...Array.from({ length: 10 }, () => 'INVALID_LOGIN_CREDENTIALS'),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    ])
  })

  it('from as many places are slowed down, but not where its owner has been', async () => {
    const email = await registered()
    const home = { from: '10.0.0.7' }
    expect(await verdict(post(SIGN_IN, { email, password: PASSWORD }, home))).toBe('ok')
    const verdicts: string[] = []
    for (let n = 0; n < 150; n += 1) {
      const from = `10.1.${n >> 8}.${n & 255}`
      verdicts.push(await verdict(post(SIGN_IN, { email, password: 'wrong' }, { from })))
    }
    expect(verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100)
    expect(await verdict(post(SIGN_IN, { email, password: PASSWORD }, home))).toBe('ok')
  })

  it('over as many accounts from one place are slowed down', async () => {
    const verdicts: string[] = []
    for (let n = 0; n < 120; n += 1) {
      const body = { email: `nobody-${n}@example.com`, password: 'wrong horse' }
      verdicts.push(await verdict(post(SIGN_IN, body, { from: '10.0.0.9' })))
    }
    expect(verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100)
  })

  it('say nothing about whether there is such an account', async () => {
    const attempts = async (email: string, from: string) => {
      const verdicts: string[] = []
      for (let n = 0; n < 12; n += 1) {
        verdicts.push(await verdict(post(SIGN_IN, { email, password: 'wrong horse' }, { from })))
      }
      return verdicts
    }
    const known = await attempts(await registered(), '10.0.0.3')
    expect(known).toEqual(await attempts('nobody@example.com', '10.0.0.4'))
  })
})

describe('right passwords', () => {
  const tooMany = (verdicts: readonly string[]) =>
    verdicts.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER').length

  it('are thirty a minute for one account and place, and not fewer elsewhere', async () => {
    const right = { email: await registered(), password: PASSWORD }
    const verdicts: string[] = []
    for (let n = 0; n < 32; n += 1) verdicts.push(await verdict(post(SIGN_IN, right)))
    expect(tooMany(verdicts)).toBe(2)
    expect(await verdict(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
  })

  it('are three hundred a minute for one place: an office signs in behind it', async () => {
    const people: { email: string; password: string }[] = []
    for (let n = 0; n < 11; n += 1) people.push({ email: await registered(), password: PASSWORD })
    const verdicts: string[] = []
    for (let n = 0; n < 302; n += 1) {
      const person = people[n % people.length]
      verdicts.push(await verdict(post(SIGN_IN, person, { from: '10.0.0.5' })))
    }
    expect(tooMany(verdicts)).toBe(2)
    expect(verdicts.slice(0, 300)).not.toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  })
})

describe('a flood of sign-ins from one place', () => {
  it('is refused at once without signing anyone out, and others sign in meanwhile', async () => {
    await server.stop()
    server = await identityServer(database, { cost: { ln: 14, r: 8, p: 1 } })
    const [theirs, mine] = [await registered(), await registered()]
    const flood = Array.from({ length: 20 }, () =>
      post(SIGN_IN, { email: theirs, password: PASSWORD }, { from: '10.0.0.66' }),
    )
    const right = { email: mine, password: PASSWORD }
    expect(await verdict(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
    const answers = await Promise.all(flood)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.length).toBeLessThan(20)
    for (const answer of busy) {
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(answer.headers.get('retry-after')).toBe('2')
    }
  })
})

it('lets a hundred calls of one place wait, refuses more, and takes turns with other places', async () => {
  const email = `${randomUUID()}@example.com`
  const { idToken } = (await (await post(SIGN_UP, { email, password: PASSWORD })).json()) as {
    idToken: string
  }
  const answered: string[] = []
  const look = async (from: string) => {
    const { status } = await post(LOOKUP, { idToken }, { from })
    answered.push(`${from} ${status}`)
  }
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = database.orm.transaction(async (transaction) => {
    await transaction.execute('lock table accounts in access exclusive mode')
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const burst = Array.from({ length: 120 }, () => look('10.0.0.2'))
  await vi.waitFor(() => expect(answered).toEqual(Array(12).fill('10.0.0.2 503')), 5_000)
  const other = look('10.0.0.3')
  await setTimeout(100)
  released.resolve()
  await Promise.all([lock, other, ...burst])
  expect(answered.filter((it) => it === '10.0.0.2 200')).toHaveLength(108)
  expect(answered.indexOf('10.0.0.3 200')).toBeLessThan(60)
})

it('forgets the failures before a success', async () => {
  const email = await registered()
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1) await post(SIGN_IN, { email, password: 'wrong horse' })
    expect(await verdict(post(SIGN_IN, { email, password: PASSWORD }))).toBe('ok')
  }
})

it('mails an address five times an hour at most, whether it has an account or not', async () => {
  const email = await registered()
  const send = (to: string) =>
    verdict(
      post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: to,
      }),
    )
  for (const to of [email, 'nobody@example.com']) {
    const verdicts: string[] = []
    for (let n = 0; n < 6; n += 1) verdicts.push(await send(to))
    expect(verdicts).toEqual([
      ...Array.from({ length: 5 }, () => 'ok'),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    ])
  }
  await server.idle()
  expect(server.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => email))
})

it('answers a fault of its own in a way that signs nobody out', async () => {
  const logged = vi.spyOn(log, 'error')
  const broken = await freshDatabase()
  const failing = await identityServer(broken)
  await broken.close()
  const answer = await fetch(`${failing.url}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x.y' }),
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  await failing.stop()
})
