import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'

const PASSWORD = 'correct horse'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
beforeEach(() => {
  server.clock.ms = Date.now()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

interface SignIn {
  readonly id: string
  readonly device: string
  readonly current: boolean
}

/** A browser in which somebody signs in or registers. */
async function browser(call: 'signUp' | 'signInWithPassword', email: string) {
  const answer = await fetch(
    `${server.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=x`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': FIREFOX },
      body: JSON.stringify({ email, password: PASSWORD }),
    },
  )
  const { idToken, refreshToken } = (await answer.json()) as Record<string, string>
  const bearer = { Authorization: `Bearer ${idToken}` }
  const begun = await fetch(`${server.url}/session`, { method: 'POST', headers: bearer })
  const cookie = { Cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
  return {
    bearer,
    list: () => fetch(`${server.url}/my/sign-ins`, { headers: cookie }),
    async signIns(): Promise<SignIn[]> {
      return (await (await this.list()).json()) as SignIn[]
    },
    end: (id: string, headers: Readonly<Record<string, string>> = bearer) =>
      fetch(`${server.url}/my/sign-ins/${id}`, { method: 'DELETE', headers }),
    async refresh(): Promise<number> {
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken ?? '',
      })
      const path = '/securetoken.googleapis.com/v1/token'
      return (await fetch(`${server.url}${path}`, { method: 'POST', body })).status
    },
  }
}

const newEmail = () => `${randomUUID()}@example.com`

it('lists the browsers of an account, and signs one out at once', async () => {
  const email = newEmail()
  const here = await browser('signUp', email)
  const there = await browser('signInWithPassword', email)
  const listed = await here.signIns()
  expect(listed).toHaveLength(2)
  for (const signIn of listed) expect(signIn).toMatchObject({ device: 'Firefox on Windows' })
  expect(listed.filter(({ current }) => current)).toHaveLength(1)
  const other = listed.find(({ current }) => !current)
  expect((await here.list()).headers.get('cache-control')).toBe('no-store')
  expect((await here.end(other?.id ?? '')).status).toBe(204)
  expect((await there.list()).status).toBe(401)
  expect(await there.refresh()).toBe(400)
  expect(await here.signIns()).toMatchObject([{ current: true }])
  expect(await here.refresh()).toBe(200)
})

it('requires a fresh token, and ends no sign-in of somebody else', async () => {
  const [mine, theirs] = [await browser('signUp', newEmail()), await browser('signUp', newEmail())]
  const [own] = await theirs.signIns()
  expect((await mine.end(own?.id ?? '')).status).toBe(204)
  expect(await theirs.signIns()).toHaveLength(1)
  expect((await theirs.end(own?.id ?? '', {})).status).toBe(401)
  expect((await theirs.end('%00')).status).toBe(400)
  server.clock.ms += 7 * 60_000
  expect((await theirs.end(own?.id ?? '')).status).toBe(401)
  expect(await theirs.signIns()).toHaveLength(1)
})

it('refuses visitors who are not signed in, and other sites', async () => {
  const mine = await browser('signUp', newEmail())
  expect((await fetch(`${server.url}/my/sign-ins`)).status).toBe(401)
  const [own] = await mine.signIns()
  const crossSite = { ...mine.bearer, 'Sec-Fetch-Site': 'cross-site' }
  expect((await mine.end(own?.id ?? '', crossSite)).status).toBe(403)
  expect((await fetch(`${server.url}/my/sign-ins`, { method: 'POST' })).status).toBe(405)
})
