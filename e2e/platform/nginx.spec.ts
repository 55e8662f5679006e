import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { offerPicturesPath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { test as base, expect } from '#e2e/fixtures.ts'
import { button, createEmail, openSettings, register } from '#e2e/support/account.ts'
import { contactField, fillContactForm } from '#e2e/support/contact-form.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { findNginx } from '#scripts/test/nginx.ts'
import { type NginxServer, startNginx } from '#test/site/nginx-server.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'
import { contactNotices, contactTexts } from '#texts/site/contact.ts'

interface Front {
  readonly url: string
  readonly httpUrl: string
  readonly nginx: NginxServer
  readonly site: TestServer
}

/** `test` with nginx, configured as in `deploy/`, in front of its own site. */
const test = base.extend<object, { front: Front }>({
  front: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const program = findNginx()
      if (program === null) throw new Error('There is no nginx.')
      const [httpsPort, httpPort] = [await findFreePort(), await findFreePort()]
      const url = `https://localhost:${httpsPort}`
      const site = await createTestServer({ SITE_URL: url, TRUSTED_PROXY: '1' })
      await site.start()
      const upstreamPort = Number(new URL(site.url).port)
      const nginx = await startNginx({ program, httpsPort, httpPort, upstreamPort })
      await use({ url, httpUrl: `http://localhost:${httpPort}`, nginx, site })
      await nginx.stop()
      await site.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ front }, use) => use(front.url),
  ignoreHTTPSErrors: true,
})

test.describe.configure({ mode: 'default' })
test.skip(
  findNginx() === null,
  'There is no nginx on this machine: install it, or run with CI=true.',
)
test.skip(process.platform !== 'linux', 'Other systems have one loopback address.')

const HSTS = 'max-age=63072000'

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The client's IP, one of this machine's loopback IPs. */
  readonly from?: string
  readonly servername?: string
  readonly body?: string
}

/** Sends a request without a browser, from another IP. */
async function ask(url: string, { method = 'GET', headers, from, servername, body }: Asked = {}) {
  const send = url.startsWith('https:') ? secureRequest : plainRequest
  const options = { method, headers, localAddress: from, servername, rejectUnauthorized: false }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url.replace('localhost', '127.0.0.1'), {
      ...options,
      headers: { Host: new URL(url).host, ...headers },
      servername: servername ?? 'localhost',
    })
    sent.once('response', resolve).once('error', reject)
    sent.end(body)
  })
  return { status: answer.statusCode, headers: answer.headersDistinct, text: await text(answer) }
}

test('a registered person stays signed in, by a cookie for this host and HTTPS only', {
  tag: '@desktop',
}, async ({ page, context, front }) => {
  const email = createEmail()
  await register(page, email)
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.includes('session')))
    .toMatchObject([
      { name: '__Host-session', secure: true, httpOnly: true, path: '/', sameSite: 'Lax' },
    ])
  await page.reload()
  await openSettings(page, email)
  const { headers } = await ask(`${front.url}/property`)
  expect(headers['strict-transport-security']).toEqual([HSTS])
})

test.describe('nginx without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contact')
    await fillContactForm(page, createEmail())
    await button(page, contactTexts.send).click()
    await expect(page.getByText(contactNotices.success, { exact: true })).toBeVisible()
    await expect(contactField(page, 'name')).toHaveValue('')
  })
})

test('forms of other sites are refused', { tag: '@desktop' }, async ({ front }) => {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://evil.example',
    // Only the proxy may set the forwarded host, not a client.
    'X-Forwarded-Host': 'evil.example',
  }
  const { status } = await ask(`${front.url}/contact`, { method: 'POST', headers, body: 'name=x' })
  expect([400, 403]).toContain(status)
})

test('each visitor has limits of their own, whatever they write into headers', {
  tag: '@desktop',
}, async ({ front }) => {
  const url = `${front.url}/robots.txt`
  const statuses: (number | undefined)[] = []
  for (let n = 0; n < 125; n += 1) {
    const headers = { 'X-Forwarded-For': `10.0.0.${n}`, Forwarded: `for=10.0.0.${n}` }
    statuses.push((await ask(url, { from: '127.0.0.2', headers })).status)
  }
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200))
  expect(statuses.slice(120)).toEqual(Array(5).fill(429))
  expect((await ask(url, { from: '127.0.0.3' })).status).toBe(200)
  const claimed = { 'X-Forwarded-For': '127.0.0.2' }
  expect((await ask(url, { from: '127.0.0.3', headers: claimed })).status).toBe(200)
})

test('what nginx answers itself is safe, too', { tag: '@desktop' }, async ({ front }) => {
  for (const host of ['localhost', 'evil.example', 'evil.example:80', '127.0.0.1', 'x.localhost']) {
    const plain = await ask(`${front.httpUrl}/property?type=sale`, { headers: { Host: host } })
    expect([host, plain.status, plain.headers.location]).toEqual([
      host,
      308,
      ['https://localhost/property?type=sale'],
    ])
  }
  const large = await ask(`${front.url}/contact`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect([large.status, large.headers['strict-transport-security']]).toEqual([413, [HSTS]])
  const pictures = await ask(`${front.url}${sentPicturesPath('x')}`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect([pictures.status, pictures.headers.location]).toEqual([
    303,
    [signInPath(offerPicturesPath('x'))],
  ])
  for (const path of ['/livez', '/readyz', '/metrics']) {
    const { status, headers } = await ask(front.url + path)
    expect([path, status, headers['strict-transport-security']]).toEqual([path, 404, [HSTS]])
  }
  await expect(ask(front.url, { servername: 'other.example' })).rejects.toThrow(
    /unrecognized|alert/i,
  )
})

test('query strings are not logged', { tag: '@desktop' }, async ({ front }) => {
  await ask(`${front.url}/newsletter/confirm?token=very-secret`)
  await expect.poll(front.nginx.accessLog).toContain('"GET /newsletter/confirm" 200')
  expect(front.nginx.accessLog()).not.toContain('very-secret')
})

test('visitors are told while the site restarts', { tag: '@desktop' }, async ({ front }) => {
  await front.site.kill('SIGTERM')
  const away = await ask(`${front.url}/property`)
  expect([away.status, away.text]).toEqual([503, expect.stringContaining('One moment, please')])
  expect(away.headers).toMatchObject({
    'retry-after': ['5'],
    'strict-transport-security': [HSTS],
    'content-type': ['text/html'],
  })
  await front.site.start()
  expect((await ask(`${front.url}/property`)).status).toBe(200)
})
