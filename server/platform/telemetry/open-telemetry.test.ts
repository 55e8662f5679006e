import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { isDeepStrictEqual, promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { instrument } from '#server/platform/http/instrument.ts'
import { createRouteNamer } from '#server/platform/http/request/route-name.ts'
import { freshDatabase } from '#test/database/database.ts'
import { freshDataDir } from '#test/database/embedded-template.ts'
import { openTelemetry } from './open-telemetry.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SECRET = 'olena@secret.example'

/** What a collector was sent, by path. */
interface Sent {
  readonly path: string | undefined
  readonly authorization: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: JSON of OTLP
  readonly body: any
}

let sent: Sent[]
let collector: Server
let endpoint: string
let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  collector = createServer(async (request, response) => {
    const { authorization } = request.headers
    sent.push({ path: request.url, authorization, body: await json(request) })
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(async () => {
  collector.close()
  await database.close()
})
beforeEach(() => {
  sent = []
})

/** Answers one request, in which a statement runs, and returns what the collector has at the end. */
async function traceRequest({ headers = {}, trustsRequestIds = true, fails = false } = {}) {
  const stop = openTelemetry(endpoint)
  const fetch = instrument(
    async () => {
      await database.orm.execute(sql`select ${SECRET}::text`)
      if (fails) await database.orm.execute(sql`select ${SECRET}::integer`)
      return new Response()
    },
    { routeName: createRouteNamer(['/:type/:id']), requestLog: false, trustsRequestIds },
  )
  await fetch(new Request(`http://localhost/sale/${SECRET}?email=${SECRET}`, { headers }))
  await fetch(new Request('http://localhost/livez'))
  // Nobody asked for this one.
  await database.orm.execute(sql`select 2`)
  await stop()
  const spans = sent
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => body.resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: of }) => of)
  return spans.map(({ attributes, ...span }) => ({ ...span, ...toObject(attributes) }))
}

interface Point {
  readonly attributes: readonly Attribute[]
  readonly explicitBounds: readonly number[]
  readonly bucketCounts: readonly number[]
  readonly count: number
  readonly sum: number
}
type Attribute = { readonly key: string; readonly value: object }
const toObject = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const traceparent = `00-${TRACE}-${PARENT}-01`

it('sends a span for a request and one for its statement, without anything typed', async () => {
  const spans = await traceRequest({ headers: { 'X-Request-Id': 'a'.repeat(16) } })
  expect(spans).toHaveLength(2)
  const [statement, request] = spans
  expect(request).toMatchObject({
    name: 'GET /:type/:id',
    kind: 2,
    'http.request.method': 'GET',
    'http.route': '/:type/:id',
    'http.response.status_code': 200,
    'homiq.request_id': 'a'.repeat(16),
  })
  expect(request.parentSpanId).toBeUndefined()
  expect(statement).toMatchObject({
    name: 'select',
    kind: 3,
    traceId: request.traceId,
    parentSpanId: request.spanId,
    'db.query.text': 'select $1::text',
  })
  const { resource } = (sent[0] ?? expect.fail()).body.resourceSpans[0]
  expect(toObject(resource.attributes)).toMatchObject({
    'service.name': 'homiq',
    'service.instance.id': expect.any(String),
  })
  expect(JSON.stringify(sent)).not.toContain('secret.example')
})

it('marks what failed, without the error that has the values', async () => {
  const spans = await traceRequest({ fails: true })
  expect(spans.map(({ status }) => status.code)).toEqual([0, 2, 2])
  expect(spans.at(-1)).toMatchObject({ 'http.response.status_code': 500 })
  expect(JSON.stringify(sent)).not.toContain('secret.example')
})

it('begins a trace of its own, whatever the headers say', async () => {
  const headers = { traceparent, tracestate: 'typed=mail@secret.example' }
  const [, request] = await traceRequest({ headers, trustsRequestIds: true })
  expect(request.traceId).not.toBe(TRACE)
  expect(request.parentSpanId).toBeUndefined()
  expect(JSON.stringify(sent)).not.toContain('secret.example')
})

it("heeds the SDK's own variables", async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'Authorization=Bearer%20token')
  vi.stubEnv('OTEL_SERVICE_NAME', 'homiq-worker')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'zone=east')
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_traceidratio')
  vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0')
  try {
    expect(await traceRequest()).toEqual([])
    const { body, authorization } = sent[0] ?? expect.fail()
    expect(authorization).toBe('Bearer token')
    expect(toObject(body.resourceMetrics[0].resource.attributes)).toMatchObject({
      'service.name': 'homiq-worker',
      zone: 'east',
    })
  } finally {
    vi.unstubAllEnvs()
  }
})

it('sends the metrics that Prometheus reads', async () => {
  await traceRequest()
  const metrics = sent
    .filter(({ path }) => path === '/v1/metrics')
    .flatMap(({ body }) => body.resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap(({ metrics: of }) => of)
  const find = (wanted: string) => metrics.find(({ name }) => name === wanted)
  // The metrics are those of the process, in which other tests count requests too.
  const points: Point[] = find('homiq_http_request_duration_seconds').histogram.dataPoints
  const labels = { method: 'GET', route: '/:type/:id', status: 200 }
  const point =
    points.find(({ attributes }) => isDeepStrictEqual(toObject(attributes), labels)) ??
    expect.fail()
  expect(point.explicitBounds.slice(0, 3)).toEqual([0.001, 0.005, 0.01])
  expect(point.bucketCounts).toHaveLength(point.explicitBounds.length + 1)
  const counted = point.bucketCounts.reduce((sum, count) => sum + count, 0)
  expect([counted, point.sum > 0]).toEqual([point.count, true])
  expect(find('process_cpu_seconds_total').sum).toMatchObject({
    isMonotonic: true,
    dataPoints: [{ asDouble: expect.any(Number) }],
  })
  expect(find('homiq_http_requests_in_flight').gauge.dataPoints).toMatchObject([
    { asDouble: expect.any(Number) },
  ])
})

it('does not wait for a collector that is away, and ends', async () => {
  const start = performance.now()
  const stop = openTelemetry('http://127.0.0.1:1')
  await stop()
  expect(performance.now() - start).toBeLessThan(10_000)
})

describe('a server', () => {
  const PROGRAM = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      resolve(name, context, next) {
        const found = next(name, context)
        const [, own] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(found.url) ?? []
        if (own) loaded.add(own)
        return found
      },
    })
    const { readEnv } = await import('#server/platform/config/env.ts')
    const { openDatabase } = await import('#server/platform/db/open.ts')
    const { openPlatform } = await import('#server/platform/open.ts')
    await import('#server/main/open-districts.ts')
    await import('#server/main/app.ts')
    const env = readEnv(process.env)
    const database = await openDatabase({ dataDir: env.DATA_DIR })
    await openPlatform(env, { database, build: '.', onStop() {} })
    console.log(JSON.stringify([...loaded].sort()))
    process.exit(0)
  `
  /** Packages of OpenTelemetry that are loaded once the platform is open. */
  async function findLoaded(variables: Record<string, string>): Promise<string[]> {
    const DATA_DIR = await freshDataDir()
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', PROGRAM],
        {
          cwd: ROOT,
          env: { PATH: process.env.PATH, LOG_STREAM: 'stderr', DATA_DIR, ...variables },
        },
      )
      return JSON.parse(stdout)
    } finally {
      rmSync(DATA_DIR, { recursive: true })
    }
  }

  it('loads no SDK unless a collector is set', async () => {
    // prom-client needs the interface.
    expect(await findLoaded({})).toEqual(['@opentelemetry/api'])
    expect(await findLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual(
      expect.arrayContaining(['@opentelemetry/sdk-metrics', '@opentelemetry/sdk-trace-base']),
    )
  })
})
