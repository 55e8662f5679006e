import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it, vi } from 'vitest'
import { log } from '#server/platform/log/log.ts'
import { getProblem, setUpTestApi } from '#test/site/test-api.ts'
import { problemSchema } from './problem.ts'
import { apiRoutes } from './routes.ts'

// What all paths of the API have in common: methods, caching, refusals and their description. What
// each of them finds is tested in routes.test.ts.

const api = setUpTestApi()

describe('every path', () => {
  const paths = [
    '/listings?type=sale',
    '/listings/sale/1',
    '/listings?type=sale&after=',
    '/facets?type=sale',
    '/clusters?type=sale&box=50,30,51,31&zoom=3',
    '/openapi.json',
  ]

  it.each(paths)('%s is the same without a version', async (path) => {
    const [plain, versioned] = [
      await api().app.request(`/api${path}`),
      await api().app.request(`/api/v1${path}`),
    ]
    expect(await plain.text()).toBe(await versioned.text())
    expect(plain.headers.get('homiq-version')).toBe('1')
  })

  it.each(paths)('%s has an ETag, and may be cached', async (path) => {
    const response = await api().app.request(`/api${path}`, {
      headers: { 'accept-encoding': 'br' },
    })
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const again = await api().app.request(`/api${path}`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await api().app.request(`/api${path}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it.each(paths)('%s is read-only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { headers } = await getProblem(api(), `/api${path}`, 405, { method })
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })

  it('may be read by pages of other sites, including when it changes', async () => {
    const headers = { origin: 'https://other.example' }
    const { headers: told } = await api().app.request('/api/facets?type=sale', { headers })
    expect(told.get('access-control-allow-origin')).toBe('*')
    expect(told.get('access-control-allow-credentials')).toBe(null)
    expect(told.get('access-control-expose-headers')).toContain('ETag')
    const asking = { ...headers, 'access-control-request-headers': 'if-none-match' }
    const may = await api().app.request('/api/facets', { method: 'OPTIONS', headers: asking })
    expect([may.status, may.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'if-none-match',
    ])
  })
})

it('limits requests per client IP, and says when to retry', async () => {
  let address = 'one'
  const limit = { points: 3, duration: 60 }
  const strict = apiRoutes({ catalog: api().catalog, clientIp: () => address, limit })
  const ask = () => strict.request('/api/listings/sale/1')
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200)
  const refusal = await ask()
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60'])
  expect(problemSchema.parse(await refusal.json()).status).toBe(429)
  address = 'another'
  expect((await ask()).status).toBe(200)
})

it('reports a failure without its reason', async () => {
  const logged = vi.spyOn(log, 'error')
  const broken = apiRoutes({
    catalog: { ...api().catalog, search: () => Promise.reject(new Error('password=secret')) },
    clientIp: () => 'one',
  })
  const response = await broken.request('/api/listings?type=sale')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).not.toContain('secret')
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('responds 404 elsewhere, with a link to the description', async () => {
  for (const path of ['/api', '/api/v2/listings', '/api/v1', '/api/listings/sale']) {
    const { detail } = await getProblem(api(), path, 404)
    expect(detail).toContain('/api/openapi.json')
  }
})

describe('the description', () => {
  it('is an OpenAPI document', async () => {
    const document = await (await api().app.request('/api/openapi.json')).json()
    const { valid, errors } = await new Validator().validate(document)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(Object.keys(document.paths)).toEqual([
      '/listings',
      '/listings/{type}/{id}',
      '/listings/{type}/{id}/history',
      '/facets',
      '/clusters',
    ])
  })

  it('lists the parameters with their possible values', async () => {
    const { paths } = await (await api().app.request('/api/openapi.json')).json()
    const parameters: { name: string; required?: boolean; schema: object }[] =
      paths['/clusters'].get.parameters
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
    expect(byName.get('zoom')).toMatchObject({
      required: true,
      schema: { type: 'integer', minimum: 0, maximum: 20 },
    })
    expect(byName.get('box')?.required).toBe(true)
    expect(byName.get('rooms')?.schema).toMatchObject({
      type: 'array',
      items: { enum: ['1', '2', '3', '4+'] },
    })
    expect(byName.get('q')?.schema).toMatchObject({ maxLength: 100 })
  })
})
