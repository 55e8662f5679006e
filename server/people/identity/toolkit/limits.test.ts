import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDENTITY_LIMITS } from '#server/people/rate-limits.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import {
  createToolkitClient,
  getResultCode,
  LOOKUP,
  PASSWORD,
  SIGN_IN,
  SIGN_UP,
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

describe('hundreds of wrong passwords', () => {
  it('from one IP are limited, and nobody else is', async () => {
    const [victim, other] = [await register(), await register()]
    const wrong = { email: victim, password: 'wrong horse' }
    const verdicts = await Promise.all(
      Array.from({ length: 300 }, () => getResultCode(post(SIGN_IN, wrong))),
    )
    const tried = verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(verdicts).not.toContain('ok')
    const right = { email: victim, password: PASSWORD }
    expect(await getResultCode(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
    const theirs = { email: other, password: PASSWORD }
    expect(await getResultCode(post(SIGN_IN, theirs, { from: '10.0.0.2' }))).toBe('ok')
  })

  it('in sequence are checked ten times', async () => {
    const wrong = { email: await register(), password: 'wrong horse' }
    const verdicts: string[] = []
    for (let n = 0; n < 12; n += 1) verdicts.push(await getResultCode(post(SIGN_IN, wrong)))
    expect(verdicts).toEqual([
      ...Array.from({ length: 10 }, () => 'INVALID_LOGIN_CREDENTIALS'),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    ])
  })

  it('from as many IPs are limited, but not from an IP that the account holder has used', async () => {
    const email = await register()
    const knownIp = { from: '10.0.0.7' }
    expect(await getResultCode(post(SIGN_IN, { email, password: PASSWORD }, knownIp))).toBe('ok')
    const verdicts: string[] = []
    for (let n = 0; n < 150; n += 1) {
      const from = `10.1.${n >> 8}.${n & 255}`
      verdicts.push(await getResultCode(post(SIGN_IN, { email, password: 'wrong' }, { from })))
    }
    expect(verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100)
    expect(await getResultCode(post(SIGN_IN, { email, password: PASSWORD }, knownIp))).toBe('ok')
  })

  it('for as many accounts from one IP are limited', async () => {
    const verdicts: string[] = []
    for (let n = 0; n < 120; n += 1) {
      const body = { email: `nobody-${n}@example.com`, password: 'wrong horse' }
      verdicts.push(await getResultCode(post(SIGN_IN, body, { from: '10.0.0.9' })))
    }
    expect(verdicts.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100)
  })

  it('do not reveal whether an account exists', async () => {
    const attempts = async (email: string, from: string) => {
      const verdicts: string[] = []
      for (let n = 0; n < 12; n += 1) {
        verdicts.push(
          await getResultCode(post(SIGN_IN, { email, password: 'wrong horse' }, { from })),
        )
      }
      return verdicts
    }
    const known = await attempts(await register(), '10.0.0.3')
    expect(known).toEqual(await attempts('nobody@example.com', '10.0.0.4'))
  })
})

describe('right passwords', () => {
  const tooMany = (verdicts: readonly string[]) =>
    verdicts.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER').length

  it('are limited to thirty a minute for one account and IP, without affecting others', async () => {
    const right = { email: await register(), password: PASSWORD }
    const verdicts: string[] = []
    for (let n = 0; n < 32; n += 1) verdicts.push(await getResultCode(post(SIGN_IN, right)))
    expect(tooMany(verdicts)).toBe(2)
    expect(await getResultCode(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
  })

  it('are limited to three hundred a minute for one IP, enough for an office', async () => {
    const { passwordsByIp } = IDENTITY_LIMITS
    expect(passwordsByIp).toMatchObject({ points: 300, duration: 60 })
    // This limit has fewer points than the real one, because three hundred sign-ins take seconds.
    await server.stop()
    const limits = { passwordsByIp: { ...passwordsByIp, points: 33 } }
    server = await startIdentityServer(database, { limits })
    const people: { email: string; password: string }[] = []
    for (let n = 0; n < 11; n += 1) people.push({ email: await register(), password: PASSWORD })
    const verdicts: string[] = []
    for (let n = 0; n < 35; n += 1) {
      const person = people[n % people.length]
      verdicts.push(await getResultCode(post(SIGN_IN, person, { from: '10.0.0.5' })))
    }
    expect(tooMany(verdicts)).toBe(2)
    expect(verdicts.slice(0, 33)).not.toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  })
})

describe('a flood of sign-ins from one IP', () => {
  it('is refused at once without signing anyone out, and others can sign in', async () => {
    await server.stop()
    server = await startIdentityServer(database, { cost: { ln: 14, r: 8, p: 1 } })
    const [theirs, mine] = [await register(), await register()]
    const flood = Array.from({ length: 20 }, () =>
      post(SIGN_IN, { email: theirs, password: PASSWORD }, { from: '10.0.0.66' }),
    )
    const right = { email: mine, password: PASSWORD }
    expect(await getResultCode(post(SIGN_IN, right, { from: '10.0.0.2' }))).toBe('ok')
    const responses = await Promise.all(flood)
    const busy = responses.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.length).toBeLessThan(20)
    for (const response of busy) {
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(response.headers.get('retry-after')).toBe('2')
    }
  })
})

it('queues a hundred calls of one IP, refuses more, and takes turns with other IPs', async () => {
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
  await vi.waitFor(() => expect(answered).toEqual(Array(12).fill('10.0.0.2 503')), 20_000)
  const other = look('10.0.0.3')
  await setTimeout(100)
  released.resolve()
  await Promise.all([lock, other, ...burst])
  const served = answered.filter((it) => it.endsWith(' 200'))
  // On a busy machine, some are refused for waiting too long.
  expect(served.length).toBeGreaterThan(20)
  expect(served.indexOf('10.0.0.3 200')).toBeGreaterThanOrEqual(0)
  expect(served.indexOf('10.0.0.3 200')).toBeLessThan(60)
})

it('a success resets the count of failures', async () => {
  const email = await register()
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1) await post(SIGN_IN, { email, password: 'wrong horse' })
    expect(await getResultCode(post(SIGN_IN, { email, password: PASSWORD }))).toBe('ok')
  }
})

it('an email address gets at most five mails an hour, whether it has an account or not', async () => {
  const email = await register()
  const send = (to: string) =>
    getResultCode(
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
  await server.waitUntilIdle()
  expect(server.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => email))
})
