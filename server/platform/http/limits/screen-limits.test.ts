import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { createYieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import { createFairQueue } from './fair-queue.ts'
import { limitScreens } from './screen-limits.ts'

const QUEUE = {
  name: 'test',
  concurrency: 1,
  maxWaiting: 1,
  maxWaitingPerClient: 1,
  maxWaitMs: 10_000,
}

const chooseLimit = (method: string) => (method === 'POST' ? LIMITS.form : LIMITS.page)

function site(handle: () => Promise<Response>, renderMs = 10_000) {
  const app = new Hono()
  const clientIp = () => '192.0.2.1'
  const renders = createFairQueue(QUEUE, createYieldToEventLoop())
  app.use(limitScreens({ clientIp, renders, chooseLimit, maxRenderMs: renderMs }))
  app.all('*', handle)
  return (path = '/', init?: RequestInit) =>
    app.request(path, { headers: { Accept: 'text/html' }, ...init })
}

describe('excess requests', () => {
  it('of one client get a page, or a sentence for programs', async () => {
    const ask = site(async () => new Response('a page'))
    const { points } = LIMITS.form
    const form = (accept: string) => ask('/', { method: 'POST', headers: { Accept: accept } })
    for (let count = 0; count < points; count += 1) expect((await form('*/*')).status).toBe(200)
    const [plain, page] = [await form('*/*'), await form('text/html')]
    for (const refused of [plain, page]) {
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(refused.headers.get('cache-control')).toBe('no-store')
    }
    expect(plain.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toMatch(/^<!DOCTYPE html>/)
    // Other kinds of requests have their own budget.
    expect((await ask('/home')).status).toBe(200)
  })

  it('of all clients together get an immediate 503 with a time to retry', async () => {
    const gate = Promise.withResolvers<void>()
    const ask = site(async () => {
      await gate.promise
      return new Response('a page')
    })
    const first = ask()
    const second = ask()
    const third = await ask()
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '10'])
    gate.resolve()
    expect((await first).status).toBe(200)
    expect((await second).status).toBe(200)
  })

  it('that take too long get 503 and free their place', async () => {
    const ask = site(() => new Promise(() => {}), 5)
    expect((await ask()).status).toBe(503)
    expect((await ask()).status).toBe(503)
  })
})

describe('a form that is sent slowly', () => {
  function siteThatReads() {
    const app = new Hono()
    const renders = createFairQueue(QUEUE, createYieldToEventLoop())
    app.use(limitScreens({ clientIp: () => '192.0.2.1', renders, chooseLimit, maxRenderMs: 2_000 }))
    app.get('*', (c) => c.text('a page'))
    app.post('*', async (c) => c.text(String((await c.req.raw.formData()).get('name'))))
    return app
  }

  function postSlowly(app: Hono) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers, body: readable, duplex: 'half' }
    const writer = writable.getWriter()
    const write = (text: string) => writer.write(new TextEncoder().encode(text))
    return { response: app.request('/contact', init), write, writer }
  }

  it('holds no slot before all of it is there, and then arrives whole', async () => {
    const app = siteThatReads()
    const { response, write, writer } = postSlowly(app)
    await write('name=%D0%9E')
    // The only slot is free.
    expect(await (await app.request('/home')).text()).toBe('a page')
    await write('le')
    await writer.close()
    expect(await (await response).text()).toBe('Оle')
  })

  it('is refused if its end does not come', async () => {
    const { response, writer } = postSlowly(siteThatReads())
    await writer.abort(new Error('The connection broke.'))
    expect((await response).status).toBe(400)
  })
})
