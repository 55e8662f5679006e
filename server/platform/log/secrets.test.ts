import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { type CapturedLog, captureLog } from '#test/site/capture-log.ts'

const EMAIL = 'planted.person@secret-domain.example'
const PASSWORD = 'planted-password-8271'
const MESSAGE = 'planted text of a message'
const TOKEN = 'planted_token_4f5e6d'
const TABLES = [
  'accounts',
  'account_providers',
  'sign_ins',
  'sessions',
  'action_codes',
  'federated_tickets',
  'oauth_attempts',
  'mail_spool',
  'subscriptions',
  'signing_keys',
  'listings',
]

let database: Database
let app: BuiltApp
let log: CapturedLog
beforeAll(async () => {
  database = await freshDatabase()
  log = captureLog()
  app = await startBuiltApp(database, {
    env: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'planted-client-secret' },
  })
})
afterAll(async () => {
  log.stop()
  await app.stop()
  await database.close()
})

const JSON_TYPE = { 'Content-Type': 'application/json' }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }
/** Everything that clients received: their tokens and cookies are secrets too. */
const told = new Set<string>()

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const response = await app.request(path, init)
  const text = await response.text()
  for (const [secret = ''] of text.matchAll(/"(?:idToken|refreshToken)":"([^"]+)"/g)) {
    told.add(secret.split('"').at(-2) ?? secret)
  }
  const cookie = /=([\w-]{20,})/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (cookie !== undefined) told.add(cookie)
  // Failures must not reveal their reason to visitors.
  if (response.status >= 500)
    expect(text).not.toMatch(/params|insert into|(?<!<)select |node_modules/)
  return text
}

const call = (name: string, body: object, prefix = 'identitytoolkit') =>
  ask(`/${prefix}.googleapis.com/v1/${name}?key=homiq`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  })

/** Makes the database read or write every kind of thing that a visitor can. */
async function everything(): Promise<void> {
  const account = { email: EMAIL, password: PASSWORD, returnSecureToken: true }
  await call('accounts:signUp', account)
  const text = await call('accounts:signInWithPassword', account)
  const { idToken = TOKEN, refreshToken = TOKEN } = text.startsWith('{') ? JSON.parse(text) : {}
  await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL })
  await call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await call('accounts:resetPassword', { oobCode: TOKEN, newPassword: PASSWORD })
  await call('accounts:lookup', { idToken })
  await call('accounts:update', { idToken, displayName: MESSAGE, password: `${PASSWORD}2` })
  await call('token', { grant_type: 'refresh_token', refresh_token: refreshToken }, 'securetoken')
  await ask('/session', { method: 'POST', headers: { Authorization: `Bearer ${idToken}` } })
  await ask('/session', { method: 'DELETE', headers: { Cookie: `__session=${TOKEN}` } })
  await ask('/settings.data', {
    method: 'POST',
    headers: { Cookie: `__session=${TOKEN}`, ...FORM_TYPE },
    body: 'intent=sign-out-everywhere',
  })
  await ask('/identity/github?attempt=0b7e2a54-67d1-4d53-9f0e-1e2b1a1f3f77')
  const fields = { name: MESSAGE, email: EMAIL, subject: MESSAGE, message: MESSAGE.repeat(3) }
  const form = (values: Record<string, string>) => ({
    method: 'POST',
    headers: FORM_TYPE,
    body: new URLSearchParams(values).toString(),
  })
  await ask('/contact', form(fields))
  await ask('/newsletter', form({ newsletter: EMAIL }))
  await ask(`/newsletter/confirm?token=${TOKEN}`, form({}))
  await ask(`/newsletter/unsubscribe?token=${TOKEN}`, form({}))
  await ask(`/newsletter/confirm?token=${TOKEN}`)
  await ask('/mail/api/v1.0/email/send', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ template_params: { email: EMAIL, message: MESSAGE } }),
  })
  await ask(`/property?type=sale&q=${MESSAGE}`)
  await ask(`/api/listings?type=sale&q=${EMAIL}`)
  await ask(`/sale/1?next=${TOKEN}`)
}

it('contains nothing that a person typed or that opens an account, whatever statement fails', {
  timeout: 120_000,
}, async () => {
  await everything()
  for (const table of TABLES) {
    await database.pool.query(`alter table ${table} rename to ${table}_gone`)
    await everything()
    await database.pool.query(`alter table ${table}_gone rename to ${table}`)
  }
  const text = log.text()
  expect(text.match(/Failed query: (insert|update|delete|select)/g)?.length).toBeGreaterThan(20)
  for (const kind of ['insert', 'update', 'delete', 'select']) {
    expect(text, kind).toContain(`Failed query: ${kind}`)
  }
  expect(told.size).toBeGreaterThan(3)
  const planted = [EMAIL, 'secret-domain', PASSWORD, MESSAGE, TOKEN, 'planted', ...told]
  for (const secret of planted) expect(text.includes(secret), secret).toBe(false)
  expect(text).not.toMatch(/\$scrypt\$|oobCode=|token=|BEGIN PRIVATE KEY|params:/)
})
