import { Hono, type MiddlewareHandler } from 'hono'
import { describe, expect, it } from 'vitest'
import { requireOwnPage, requireSameOrigin, requireSameOriginForms } from './same-origin.ts'

const SITE = 'https://homiq.example'

async function getStatus(guard: MiddlewareHandler, method: string, headers: HeadersInit) {
  const app = new Hono().use(guard).all('*', (c) => c.body(null, 204))
  const response = await app.request(`${SITE}/my/data`, { method, headers })
  return response.status
}

describe.each([
  ['requireSameOrigin', requireSameOrigin, 204],
  ['requireOwnPage', requireOwnPage, 403],
  ['requireSameOriginForms', requireSameOriginForms, 204],
] as const)('%s', (_name, guard, whenUnsaid) => {
  it.each([
    [{}, whenUnsaid],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: SITE }, 204],
    [{ origin: 'https://other.example' }, 403],
    [{ origin: `${SITE}:8443` }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'no URL' }, 403],
    [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, 403],
  ])('answers a POST with %j with %i', async (headers: Record<string, string>, status) => {
    expect(await getStatus(guard, 'POST', headers)).toBe(status)
  })
})

describe('by other methods', () => {
  const other = { 'sec-fetch-site': 'cross-site' }

  it('requireSameOrigin refuses other sites', async () => {
    expect(await getStatus(requireSameOrigin, 'GET', other)).toBe(403)
    expect(await getStatus(requireSameOrigin, 'DELETE', other)).toBe(403)
  })

  it('requireSameOriginForms allows them to read', async () => {
    expect(await getStatus(requireSameOriginForms, 'GET', other)).toBe(204)
  })
})

it('requireSameOriginForms compares schemes too, as React Router does', async () => {
  const headers = { origin: 'http://homiq.example', 'sec-fetch-site': 'same-origin' }
  expect(await getStatus(requireSameOriginForms, 'POST', headers)).toBe(403)
  expect(await getStatus(requireSameOrigin, 'POST', headers)).toBe(204)
})
