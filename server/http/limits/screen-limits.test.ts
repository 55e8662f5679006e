import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createYieldToEventLoop } from '#server/runtime/yield-to-event-loop.ts'
import { createFairQueue } from './fair-queue.ts'
import { LIMITS } from './limits.ts'
import { getScreenLimit, limitScreens } from './screen-limits.ts'

const QUEUE = {
  name: 'test',
  concurrency: 1,
  maxWaiting: 1,
  maxWaitingPerClient: 1,
  maxWaitMs: 10_000,
}

function site(handle: () => Promise<Response>, renderMs = 10_000) {
  const app = new Hono()
  const clientIp = () => '192.0.2.1'
  const renders = createFairQueue(QUEUE, createYieldToEventLoop())
  app.use(limitScreens({ clientIp, renders, maxRenderMs: renderMs }))
  app.all('*', handle)
  return (path = '/', init?: RequestInit) =>
    app.request(path, { headers: { Accept: 'text/html' }, ...init })
}

it.each([
  ['GET', '/home', 'page'],
  ['HEAD', '/home', 'page'],
  ['GET', '/home.data', 'data'],
  ['GET', '/clusters', 'clusters'],
  ['GET', '/clusters.data', 'clusters'],
  ['GET', '/suggestions', 'suggestions'],
  ['GET', '/count', 'suggestions'],
  ['GET', '/listings', 'data'],
  ['POST', '/contact', 'form'],
  ['POST', '/contact.data', 'form'],
] as const)('counts %s %s as %s', (method, path, limit) => {
  expect(getScreenLimit(method, path)).toBe(limit)
})

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
