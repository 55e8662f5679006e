import { expect, it, vi } from 'vitest'
import { log, requestScope } from '#server/platform/log/log.ts'
import { registry } from '#server/platform/metrics.ts'
import { instrument } from './instrument.ts'
import { createRouteNamer } from './request/route-name.ts'

const routeName = createRouteNamer(['/home', '/:type/:id'])
const options = { routeName, requestLog: true, trustsRequestIds: false }

/** Log lines written during `run`. */
async function readLines(run: () => Promise<unknown>): Promise<object[]> {
  const { level: usual } = log
  log.level = 'info'
  const spies = (['debug', 'info', 'warn'] as const).map((level) =>
    vi.spyOn(log, level).mockReturnValue(undefined),
  )
  await run()
  const lines = spies.flatMap((spy) => spy.mock.calls.map(([line]) => line as object))
  for (const spy of spies) spy.mockRestore()
  log.level = usual
  return lines
}

it('logs a line per response with method, route, status and duration, and nothing that was typed', async () => {
  const fetch = instrument(
    async ({ url }) => new Response(null, { status: url.includes('secret') ? 404 : 200 }),
    options,
  )
  const lines = await readLines(async () => {
    await fetch(new Request('http://localhost/sale/a%40b.example?email=a%40b.example#secret'))
    await fetch(new Request('http://localhost/home?x', { method: 'POST' }))
    await fetch(new Request('http://localhost/secret@b.example'))
  })
  expect(lines).toMatchObject([
    { method: 'GET', route: '/:type/:id', status: 404, ms: expect.any(Number) },
    { method: 'POST', route: '/home', status: 200 },
    { method: 'GET', route: 'other', status: 404 },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/b\.example|secret|\?/)
})

it.each([
  [500, true, 499],
  [503, true, 499],
  [200, true, 200],
  [500, false, 500],
])('logs status %i of a client that has left (%s) as %i', async (status, destroyed, logged) => {
  const fetch = instrument(() => new Response(null, { status }), options)
  const outgoing = { setHeader: vi.fn(), destroyed }
  const lines = await readLines(async () =>
    fetch(new Request('http://localhost/home'), { outgoing }),
  )
  expect(lines).toMatchObject([{ status: logged }])
})

it('drops lines in a flood of requests, and logs how many', async () => {
  const fetch = instrument(() => new Response(), options)
  const flood = await readLines(async () => {
    for (let count = 0; count < 20_000; count += 1)
      await fetch(new Request('http://localhost/home'))
  })
  expect(flood.length).toBeGreaterThanOrEqual(5_000)
  expect(flood.length).toBeLessThan(20_000)
  const refused = await readLines(async () => {
    await instrument(
      () => new Response(null, { status: 429 }),
      options,
    )(new Request('http://localhost/home'))
  })
  expect(refused).toEqual([])
})

it('gives each request an id, which its response and its log lines have', async () => {
  const headers = new Map<string, unknown>()
  const outgoing = {
    setHeader: (name: string, value: unknown) => headers.set(name, value) as never,
  }
  const seen: unknown[] = []
  const fetch = instrument(async (_request, connection) => {
    await Promise.resolve()
    seen.push(requestScope.getStore()?.requestId, connection?.requestId)
    return new Response()
  }, options)
  await fetch(new Request('http://localhost/', { headers: { 'X-Request-Id': 'mine-0000' } }), {
    outgoing,
  })
  expect(seen[0]).toMatch(/^[\da-f-]{36}$/)
  expect(seen).toEqual([headers.get('X-Request-Id'), headers.get('X-Request-Id')])
})

it('adopts the id of a trusted proxy, if it is valid', async () => {
  const ids: unknown[] = []
  const fetch = instrument(
    (_request, connection) => {
      ids.push(connection?.requestId)
      return new Response()
    },
    { ...options, trustsRequestIds: true },
  )
  for (const id of ['5f0c1d2e3f4a5b6c7d8e9f', 'words-of-somebody', 'a'.repeat(65)]) {
    await fetch(new Request('http://localhost/', { headers: { 'X-Request-Id': id } }), {})
  }
  expect(ids[0]).toBe('5f0c1d2e3f4a5b6c7d8e9f')
  expect(ids[1]).toMatch(/^[\da-f-]{36}$/)
  expect(ids[2]).toMatch(/^[\da-f-]{36}$/)
})

it('keeps synchronous responses synchronous', () => {
  const fetch = instrument(() => new Response('kept'), options)
  expect(fetch(new Request('http://localhost/home'))).toBeInstanceOf(Response)
})

it.each([
  [
    'throws',
    () => {
      throw new Error('a secret')
    },
  ],
  [
    'rejects',
    async () => {
      throw new Error('a secret')
    },
  ],
] as const)('answers for what %s, logs it, and counts it as answered', async (_how, broken) => {
  const error = vi.spyOn(log, 'error')
  const fetch = instrument(broken, options)
  const response = await fetch(new Request('http://localhost/home'))
  expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([
    500,
    'nosniff',
  ])
  expect(await response.text()).not.toContain('secret')
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
  expect(await registry.metrics()).toContain('homiq_http_requests_in_flight 0')
})

it('counts requests by route and status', async () => {
  const fetch = instrument(() => new Response(null, { status: 418 }), options)
  await fetch(new Request('http://localhost/home'))
  expect(await registry.metrics()).toContain(
    'homiq_http_request_duration_seconds_count{method="GET",route="/home",status="418"} 1',
  )
})
