import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { NO_EXTERNAL_ORIGINS } from '#server/platform/http/response/content-security-policy.ts'
import { createDocumentFinalizer } from './finalize-document.ts'
import { createPages } from './pages.ts'

const TEXT = `<p>${'A home with a view. '.repeat(100)}</p><script>1 + 1</script>`
/** The body as rendered. */
const MARKED = TEXT.replace('<script>', '<script nonce="mark">')

interface ApiResponse {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly text?: string
}

/** A site that renders every page with `render`; `renders` are the rendered requests. */
function site(render: (request: Request, count: number) => ApiResponse = () => ({}), keep = true) {
  const renders: string[] = []
  let version = '1'
  const { fromCache, render: renderPage } = createPages({
    async render(request) {
      renders.push(`${request.method} ${request.url.replace('http://localhost', '')}`)
      const { status = 200, headers = {}, text = MARKED } = render(request, renders.length)
      const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' }
      const response = new Response(null, { status, headers: { ...type, ...headers } })
      return { response, document: text }
    },
    version: () => version,
    cachePages: keep,
    finalizeDocument: createDocumentFinalizer('mark', NO_EXTERNAL_ORIGINS),
  })
  const app = new Hono().all('*', renderPage).onError((_, c) => c.text('failed', 500))
  return {
    renders,
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const request = new Request(`http://localhost${path}`, { method, headers })
      return (await fromCache(request)) ?? app.fetch(request)
    },
    change(next: string) {
      version = next
    },
  }
}

describe('a page', () => {
  it('is rendered once, and then the same bytes in every encoding', async () => {
    const { ask, renders } = site()
    const first = await ask('/home')
    const again = await ask('/home')
    const brotli = await ask('/home', { 'accept-encoding': 'br' })
    const gzip = await ask('/home', { 'accept-encoding': 'gzip' })
    expect(await first.text()).toBe(TEXT)
    expect(await again.text()).toBe(TEXT)
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(TEXT)
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(TEXT)
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(gzip.headers.get('vary')).toBe('Accept-Encoding')
    expect(renders).toEqual(['GET /home'])
  })

  it('has its policy, also from the cache', async () => {
    const { ask } = site()
    const hash = createHash('sha256').update('1 + 1').digest('base64')
    for (const response of [await ask('/home'), await ask('/home')]) {
      expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
      expect(response.headers.get('x-frame-options')).toBe('DENY')
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/)
    }
  })

  it('is rendered again when the catalog has changed', async () => {
    const { ask, change, renders } = site((_, count) => ({ text: `render ${count}` }))
    expect(await (await ask('/property')).text()).toBe('render 1')
    change('2')
    expect(await (await ask('/property')).text()).toBe('render 2')
    expect(renders).toHaveLength(2)
  })

  it('is one per path and query', async () => {
    const { ask, renders } = site()
    for (const path of ['/home', '/home?a=1', '/home?a=2', '/home', '/home?a=1']) await ask(path)
    expect(renders).toEqual(['GET /home', 'GET /home?a=1', 'GET /home?a=2'])
  })

  it('has no body for HEAD, without spoiling GET', async () => {
    const { ask, renders } = site()
    const head = await ask('/home', {}, 'HEAD')
    expect(await head.text()).toBe('')
    const get = await ask('/home')
    expect(await get.text()).toBe(TEXT)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await (await ask('/home', {}, 'HEAD')).text()).toBe('')
    expect(renders).toEqual(['GET /home'])
  })
})

describe('a page that the client has', () => {
  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag as a strong one', (tag: string) => tag.replace('W/', '')],
    ['a list', (tag: string) => `W/"a", ${tag}, W/"b"`],
    ['a list without spaces', (tag: string) => `"a",${tag}`],
  ])('is not sent again: %s', async (_, header) => {
    const { ask } = site()
    const tag = (await ask('/home')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const response = await ask('/home', { 'if-none-match': header(tag) })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(tag)
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    expect(await response.text()).toBe('')
  })

  it('is sent if it differs, or the header is invalid', async () => {
    const { ask } = site()
    const tag = (await ask('/home')).headers.get('etag') ?? ''
    for (const header of ['W/"a"', '"a", "b"', 'nonsense', tag.slice(3, -1), '"', `${tag}x"`]) {
      const { status } = await ask('/home', { 'if-none-match': header })
      expect([header, status]).toEqual([header, header.startsWith(tag) ? 304 : 200])
    }
  })

  it('is sent if it is a 404, which has no ETag', async () => {
    const { ask } = site(() => ({ status: 404 }))
    const tag = (await ask('/sale/0')).headers.get('etag') ?? ''
    expect((await ask('/sale/0', { 'if-none-match': tag })).status).toBe(404)
  })
})

describe('uncached responses', () => {
  it.each<[string, ApiResponse, string]>([
    ['a page with a cookie', { headers: { 'set-cookie': 'a=b' } }, 'no-store'],
    ['a page with a rule of its own', { headers: { 'cache-control': 'private' } }, 'private'],
    ['a missing page', { status: 404 }, 'no-cache'],
    ['a failure', { status: 500 }, 'no-store'],
  ])('%s is rendered each time, with its body and its policy', async (_, answer, rule) => {
    const { ask, renders } = site(() => answer)
    for (const response of [await ask('/a'), await ask('/a')]) {
      expect(response.status).toBe(answer.status ?? 200)
      expect(response.headers.get('cache-control')).toBe(rule)
      expect(response.headers.get('content-security-policy')).toContain("'sha256-")
      expect(await response.text()).toBe(TEXT)
    }
    expect(renders).toHaveLength(2)
  })

  it('a render without a document is a failure, not an empty page', async () => {
    const { ask, renders } = site((_, count) => (count === 1 ? { text: '' } : {}))
    expect((await ask('/a')).status).toBe(500)
    expect(await (await ask('/a')).text()).toBe(TEXT)
    expect(renders).toHaveLength(2)
  })

  it('a redirect stays a redirect, without a body', async () => {
    const { ask } = site(() => ({ status: 302, headers: { location: '/404' }, text: '' }))
    const response = await ask('/a')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/404'])
    expect(response.body).toBe(null)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s never gets the page that was kept for GET, nor leaves one',
    async (method) => {
      const { ask, renders } = site((request) => ({ text: `for ${request.method}` }))
      expect(await (await ask('/a')).text()).toBe('for GET')
      expect(await (await ask('/a', {}, method)).text()).toBe(`for ${method}`)
      expect(await (await ask('/b', {}, method)).text()).toBe(`for ${method}`)
      expect(await (await ask('/b')).text()).toBe('for GET')
      expect(renders).toEqual(['GET /a', `${method} /a`, `${method} /b`, 'GET /b'])
    },
  )

  it('all pages, if the cache is off', async () => {
    const { ask, renders } = site(undefined, false)
    await ask('/home')
    await ask('/home')
    expect(renders).toHaveLength(2)
  })

  it('pages are evicted when space runs out, least recently used first', async () => {
    // The cache has 64 MB; a page counts twice, for its encodings.
    const large = 'x'.repeat(7 * 2 ** 20)
    const { ask, renders } = site(() => ({ text: large }))
    await ask('/home')
    for (let n = 1; n <= 3; n++) await ask(`/home?junk=${n}`)
    await ask('/home')
    expect(renders.filter((it) => it === 'GET /home')).toHaveLength(1)
    for (let n = 4; n <= 7; n++) await ask(`/home?junk=${n}`)
    await ask('/home')
    expect(renders.filter((it) => it === 'GET /home')).toHaveLength(2)
  })
})
