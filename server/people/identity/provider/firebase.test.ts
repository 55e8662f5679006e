import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createIdentityApp } from '#test/people/identity-server.ts'
import { firebaseIdentity } from './firebase.ts'

const PROJECT = { apiKey: 'key', authDomain: 'homiq.firebaseapp.com', projectId: 'homiq-prod' }
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })

let database: Database
let published: Server
let asked = 0
beforeAll(async () => {
  database = await freshDatabase()
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' }
  published = createServer((_request, response) => {
    asked += 1
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => published.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  asked = 0
})
afterAll(async () => {
  published.close()
  await database.close()
})

/** A site with a Firebase project whose keys are served on `port` of this machine. */
function site(port = (published.address() as AddressInfo).port) {
  const keys = new URL(`http://127.0.0.1:${port}/keys`)
  const identity = firebaseIdentity(database.orm, PROJECT, { keys })
  const app = createIdentityApp({
    db: database.orm,
    identity,
    clientIp: () => 'here',
    isHttps: () => false,
    mailer: { send: async () => {} },
    siteUrl: 'https://homiq.test',
  })
  return {
    app,
    post: (token: string) =>
      app.request('/session', { method: 'POST', headers: { Authorization: `Bearer ${token}` } }),
  }
}

function token(claims: object = {}) {
  const seconds = Math.floor(Date.now() / 1000)
  return new SignJWT({ aud: 'homiq-prod', auth_time: seconds, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
    .setIssuer('https://securetoken.google.com/homiq-prod')
    .setSubject('google-uid')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(google.privateKey)
}

it('begins sessions with tokens of the project, fetching the published keys once', async () => {
  const { post } = site()
  for (const _time of [1, 2, 3]) expect((await post(await token())).status).toBe(204)
  expect(asked).toBe(1)
})

it('refuses tokens of other projects', async () => {
  const { post } = site()
  expect((await post(await token({ aud: 'other' }))).status).toBe(401)
  expect((await post('a.b.c')).status).toBe(401)
})

it('does not call a token invalid while the keys are unavailable', async () => {
  const logged = vi.spyOn(log, 'error')
  const { post } = site(1)
  const answer = await post(await token())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

it('tells pages the project, and has no identity service of its own', async () => {
  const { app } = site()
  expect(await (await app.request('/identity/settings')).json()).toEqual({
    provider: 'firebase',
    ...PROJECT,
    signOutEverywhere: false,
  })
  const own = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
  expect((await app.request(own, { method: 'POST' })).status).toBe(404)
})
