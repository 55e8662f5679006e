import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { log } from '#server/platform/log/log.ts'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'
import { closableDatabase, freshDatabase } from '#test/database/database.ts'
import { BUILD, type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { errorPageTexts } from '#texts/site/error-page.ts'

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site.stop()
  await database.close()
})

const [sale] = SALES
const [rent] = RENTS

async function page(path: string, init?: RequestInit) {
  const response = await site.request(path, init)
  const html = await response.text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  return { status: response.status, headers: response.headers, html, title }
}

function expectSecure(headers: Headers, what: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers.get(name), `${name} of ${what}`).toBe(value)
  }
}

describe('the site map', () => {
  it.each([
    ['/', 'Sign in · Homiq'],
    ['/forgot-password', 'Forgotten password · Homiq'],
    ['/email-action', 'Your account · Homiq'],
    ['/home', 'Homiq'],
    ['/property', 'Property'],
    ['/property?type=sale', 'Property'],
    ['/favorite', 'Favorites'],
    [`/sale/${sale?.id}`, sale?.address],
    [`/rent/${rent?.id}`, rent?.address],
  ])('%s exists, with its title', async (path, title) => {
    expect(await page(path)).toMatchObject({ status: 200, title })
  })

  it.each([
    '/about',
    '/contact',
    '/settings',
    '/privacy',
    '/help',
    '/terms',
    '/legal',
    '/lifestyle',
    '/reviews',
  ])('%s exists, with a title', async (path) => {
    const { status, title } = await page(path)
    expect(status).toBe(200)
    expect(title).toMatch(/\w/)
  })

  it('says at /404 that nothing was found, without header and footer', async () => {
    const { status, html, title } = await page('/404')
    expect(status).toBe(404)
    expect(title).toBe('404 not found')
    expect(html).not.toMatch(/<(header|footer)\b/)
  })

  it.each([
    ['/nowhere', 302, '/404'],
    ['/one/two/three', 302, '/404'],
    ['/%E0%A4%A', 302, '/404'],
    ['/home/', 301, '/home'],
    ['/property/?type=sale&page=2', 301, '/property?type=sale&page=2'],
    ['//evil.example/', 301, '/evil.example'],
  ])('redirects from %s', async (path, status, location) => {
    const response = await site.request(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it('logs no warning about a path that cannot be decoded', async () => {
    const warning = vi.spyOn(console, 'warn')
    expect((await site.request('/%E0%A4%A')).headers.get('location')).toBe('/404')
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })

  it('returns the key of a form, so that browsers know the site from a captive portal', async () => {
    const headers = { 'Idempotency-Key': 'a-key' }
    await page('/contact?sent=')
    for (const init of [{ headers }, { headers, method: 'POST', body: new URLSearchParams() }])
      expect((await page('/contact?sent=', init)).headers.get('Idempotency-Key')).toBe('a-key')
    const odd = await page('/contact', { headers: { 'Idempotency-Key': 'a "key"' } })
    expect(odd.headers.has('Idempotency-Key')).toBe(false)
  })

  it('is healthy, and says when its index is complete', async () => {
    await vi.waitFor(async () => {
      const health = await (await site.request('/health')).json()
      expect(health).toEqual({ status: 'ok' })
    }, 10_000)
    const response = await site.request('/health')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('reads any first word but sale as rent, and names the canonical page', async () => {
    const { status, html } = await page(`/anything/${rent?.id}`)
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="/rent/${rent?.id}"/>`)
  })
})

describe('every kind of response', () => {
  it('has the security headers', async () => {
    const asset = globSync('*.js', { cwd: join(BUILD, 'client/assets') })[0]
    const paths = {
      '/home': 200,
      '/property?type=sale': 200,
      '/': 200,
      '/nowhere': 302,
      '/home/': 301,
      '/%zz': 302,
      [`/assets/${asset}`]: 200,
      '/assets/absent.js': 404,
      '/pictures/heroes/home-1600x1000.jpg': 200,
      '/pictures/absent.jpg': 404,
      '/pictures/..%2f..%2fpackage.json': 404,
      '/favicon.svg': 200,
      '/404': 404,
      '/sale/0': 404,
      '/health': 200,
      '/property.data?type=sale': 200,
      '/nowhere.data': 202,
    }
    for (const [path, status] of Object.entries(paths)) {
      const response = await site.request(path)
      expect([path, response.status]).toEqual([path, status])
      expectSecure(response.headers, path)
      await response.body?.cancel()
    }
  })

  it('has a policy with each of its scripts if it is a document', async () => {
    for (const path of ['/home', '/home', '/property?type=rent', `/sale/${sale?.id}`, '/404']) {
      const { headers, html } = await page(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).not.toContain('unsafe')
      const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      // Data blocks are not executed, so they need no hash.
      const inline = scripts.filter(([, attributes]) => !/src=|json/.test(attributes ?? ''))
      expect(inline.length).toBeGreaterThan(1)
      for (const [, , source = ''] of inline) {
        const hash = createHash('sha256').update(source).digest('base64')
        expect(policy).toContain(`'sha256-${hash}'`)
      }
    }
  })

  it('has the data of its page once, and ends with it', async () => {
    const { html } = await page(`/sale/${sale?.id}`)
    const chunks = html.match(/controller\.(enqueue|close)\(/g)
    expect(chunks).toEqual(['controller.enqueue(', 'controller.close('])
    expect(html).toMatch(
      /<script type="application\/json" id="page-modules">[^<]*<\/script><\/body><\/html>$/,
    )
  })

  it('may be cached as long as it is valid', async () => {
    const asset = globSync('*.js', { cwd: join(BUILD, 'client/assets') })[0]
    const rule = async (path: string) => (await site.request(path)).headers.get('cache-control')
    expect(await rule('/home')).toMatch(/^public, max-age=0, s-maxage=60/)
    expect(await rule('/home')).toMatch(/^public, max-age=0, s-maxage=60/)
    expect(await rule(`/assets/${asset}`)).toMatch(/immutable$/)
    expect(await rule('/pictures/heroes/home-1600x1000.jpg')).toMatch(/immutable$/)
    expect(await rule('/404')).toBe('no-cache')
    expect(await rule('/nowhere')).toBe('no-store')
  })

  it('is the same bytes for everyone', async () => {
    const headers = [
      {},
      { cookie: 'theme=dark; __session=x' },
      { 'accept-language': 'uk', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { host: 'homiq.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      { authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1' },
    ]
    for (const path of ['/home', '/property?type=sale&rooms=2', `/rent/${rent?.id}`]) {
      // Different pages, so that the cache cannot make them equal.
      const created = await Promise.all(
        headers.map((header, index) =>
          page(`${path}${path.includes('?') ? '&' : '?'}ref=${index}`, {
            headers: header,
          }),
        ),
      )
      const bodies = created.map(({ html }, index) => html.replaceAll(`ref=${index}`, 'ref=0'))
      expect(new Set(bodies).size, path).toBe(1)
      expect(bodies[0]).not.toContain('evil.example')
    }
  })
})

describe('other methods', () => {
  it('get the headers of a page for HEAD, without a body', async () => {
    const [head, get] = [
      await site.request('/home', { method: 'HEAD' }),
      await site.request('/home'),
    ]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s of a page changes nothing', async (method) => {
    const logged = vi.spyOn(log, 'error')
    await site.request('/home')
    const response = await site.request('/home', {
      method,
      headers: { origin: 'http://localhost' },
    })
    logged.mockRestore()
    expect(response.status).toBe(405)
    expectSecure(response.headers, method)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await site.request('/home')).status).toBe(200)
  })
})

describe('a failure behind a page', () => {
  it('is reported politely, without its reason, and not cached', async () => {
    const broken = await closableDatabase()
    const { request: ask, stop } = await startBuiltApp(broken)
    await stop()
    const logged = vi.spyOn(log, 'error')
    await broken.close()
    const path = `/sale/${sale?.id}`
    for (const response of [await ask(path), await ask(path)]) {
      expect(response.status).toBe(500)
      expectSecure(response.headers, 'the failure')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('etag')).toBe(null)
      expect(response.headers.get('content-security-policy')).toContain("'sha256-")
      const html = await response.text()
      expect(html).toContain(errorPageTexts.failure)
      // Styles and the head script are the same in every document.
      const own = html.replace(/<(style|script data-fonts)[^>]*>.*?<\/\w+>/gs, '')
      expect(own).not.toMatch(/pool|postgres|select|node_modules|\.ts\b|at async|Error:/i)
    }
    const data = await ask(`${path}.data`)
    expect(data.status).toBe(500)
    expect(await data.text()).not.toMatch(/pool|postgres|select|node_modules/i)
    // The operator sees it in the log.
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    expect((await ask('/home')).status).toBe(200)
  })
})
