import type { Page, Route } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { open } from '#e2e/support/open.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

// Tests cannot reach Google, so its responses are faked here.

test.describe.configure({ mode: 'default' })

let server: TestServer
test.beforeAll(async () => {
  server = await createTestServer({
    FIREBASE_API_KEY: 'a-key',
    FIREBASE_AUTH_DOMAIN: 'homiq-journeys.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'homiq-journeys',
  })
  await server.start()
})
test.afterAll(() => server.remove())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(): string {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://securetoken.google.com/homiq-journeys',
    aud: 'homiq-journeys',
    sub: 'google-uid',
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    firebase: { sign_in_provider: 'password' },
  }
  return `${part({ alg: 'RS256', kid: 'g1', typ: 'JWT' })}.${part(claims)}.c2lnbmVk`
}

const USER = { localId: 'google-uid', email: 'olena@example.com', emailVerified: true }

/**
 * Fakes Google's API, with the password `correct horse`.
 *
 * @returns the recorded calls
 */
async function answerAsGoogle(page: Page): Promise<string[]> {
  const calls: string[] = []
  await page.route('https://identitytoolkit.googleapis.com/**', async (route: Route) => {
    const call = /accounts:\w+/.exec(route.request().url())?.[0] ?? route.request().url()
    calls.push(call)
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (call === 'accounts:lookup') return route.fulfill({ headers, json: { users: [USER] } })
    if (route.request().postDataJSON().password !== 'correct horse') {
      const error = { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' }
      return route.fulfill({ status: 400, headers, json: { error } })
    }
    const tokens = { idToken: idToken(), refreshToken: 'refresh', expiresIn: '3600' }
    return route.fulfill({ headers, json: { ...USER, registered: true, ...tokens } })
  })
  return calls
}

test('with a Firebase project the browser signs in at Google', { tag: '@desktop' }, async ({
  page,
  errors,
}) => {
  // Without Google's keys the server accepts no token, but the browser stays signed in.
  errors.expectError(/status of 503 .*\/session/)
  errors.expectError(/status of 400 .*signInWithPassword/)
  errors.expectError(/status of 401 .*\/my\/hearts/)
  const calls = await answerAsGoogle(page)
  await open(page, `${server.url}/`)
  await page.getByLabel('Email').fill(USER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Login error!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('banner').getByText('O', { exact: true })).toBeVisible()
  expect(calls).toContain('accounts:signInWithPassword')

  await page.goto(`${server.url}/settings`)
  await expect(page.getByText(USER.email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/`)
})

test('with a Firebase project the policy allows only the hosts of its popup', {
  tag: '@desktop',
}, async ({ page }) => {
  const response = await page.goto(`${server.url}/`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' .*https:\/\/apis\.google\.com/)
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  )
  expect(policy).toContain('frame-src https://homiq-journeys.firebaseapp.com')
})

test('the policy allows scripts of apis.google.com but not its open endpoints', {
  tag: '@desktop',
}, async ({ page, errors }) => {
  errors.expectError(/complete\/search.* violates .*"script-src/)
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = (window.ran ?? 0) + 1' }),
  )
  await page.goto(`${server.url}/`)
  const loads = (path: string) =>
    page.evaluate((src) => {
      const script = Object.assign(document.createElement('script'), { src })
      document.head.append(script)
      return new Promise<boolean>((resolve) => {
        script.onload = () => resolve(true)
        script.onerror = () => resolve(false)
      })
    }, `https://apis.google.com${path}`)
  expect(await loads('/js/api.js?onload=__iframefcb1')).toBe(true)
  expect(
    await loads('/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/cb=gapi.loaded_0'),
  ).toBe(true)
  expect(await loads('/complete/search?jsonp=alert')).toBe(false)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(2)
})
