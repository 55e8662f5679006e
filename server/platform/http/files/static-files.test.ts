import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  SECURITY_HEADERS,
  setSecurityHeaders,
} from '#server/platform/http/response/security-headers.ts'
import { mountStaticFiles } from './static-files.ts'

const SECRET = 'not for visitors'
const SCRIPT = 'console.log("a home")'

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  const files = {
    'package.json': SECRET,
    'client/secret.txt': SECRET,
    'client/favicon.svg': '<svg/>',
    'client/plain-page.css': 'p{}',
    'client/manifest.webmanifest': '{}',
    'client/icons/icon-192.png': 'png',
    'client/service-worker.js': SCRIPT,
    'client/assets/a-1f2e.js': SCRIPT,
    // Differs from the script, so that the test sees which file was sent.
    'client/assets/a-1f2e.js.br': 'brotli',
    'client/assets/a-1f2e.js.gz': gzipSync(SCRIPT),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  app = new Hono()
  app.use(setSecurityHeaders(SECURITY_HEADERS))
  mountStaticFiles(app, join(folder, 'client'))
  app.all('*', (c) => c.text('a page'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(new Request(`http://localhost${path}`, { headers, method }))

describe('files of the build', () => {
  it('may be cached forever if their name changes with their content', async () => {
    for (const [path, type, body] of [
      ['/assets/a-1f2e.js', 'text/javascript; charset=utf-8', SCRIPT],
    ] as const) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await response.text()).toBe(body)
    }
  })

  it('may be cached for a day otherwise', async () => {
    const response = await get('/favicon.svg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    const style = await get('/plain-page.css')
    expect(style.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(style.headers.get('content-type')).toContain('text/css')
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    const icon = await get('/icons/icon-192.png')
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(icon.headers.get('content-type')).toBe('image/png')
  })

  it('are revalidated each time if browsers look for a new version', async () => {
    const response = await get('/service-worker.js')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  it('are sent as the build compressed them, to clients that accept it', async () => {
    const path = '/assets/a-1f2e.js'
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    expect(await brotli.text()).toBe('brotli')
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    const plain = await get(path, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(await plain.text()).toBe(SCRIPT)
  })

  it('have no body for HEAD', async () => {
    const response = await get('/favicon.svg', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('6')
    expect(await response.text()).toBe('')
  })
})

describe('missing files', () => {
  it.each(['/assets/b.js', '/assets/', '/assets', '/icons/b.png'])(
    'is said plainly at %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('x-frame-options')).toBe('DENY')
      expect(await response.text()).toBe('There is no such file.')
    },
  )

  it.each(['POST', 'PUT', 'DELETE'])(
    'are a 404 for %s, even if the file exists',
    async (method) => {
      expect((await get('/assets/a-1f2e.js', {}, method)).status).toBe(404)
    },
  )
})

describe('a path out of the folders', () => {
  it.each([
    '/assets/../package.json',
    '/assets/%2e%2e/../package.json',
    '/assets/%2E%2E%2Fpackage.json',
    '/assets/..%2fpackage.json',
    '/assets/..%5cpackage.json',
    '/assets/..\\package.json',
    '/assets/%252e%252e/package.json',
    '/assets/homes/..%2f..%2f..%2fpackage.json',
    '/assets//package.json',
    '/assets/./../client/secret.txt',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%00/../secret.txt',
    '/assets/a-1f2e.js%00.css',
    '/assets/%c0%ae%c0%ae/package.json',
  ])('is not found by %s', async (path) => {
    // Sent raw: the URL class would normalize it.
    const request = new Request('http://localhost/')
    Object.defineProperty(request, 'url', { value: `http://localhost${path}` })
    const response = await app.fetch(request)
    const text = await response.text()
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(SCRIPT)
    expect([text, response.status]).toEqual(['There is no such file.', 404])
  })
})
