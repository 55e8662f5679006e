import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { getSecurityHeaders, SECURITY_HEADERS, setSecurityHeaders } from './security-headers.ts'

it('are on every response: text, redirect, 404 and failure', async () => {
  const app = new Hono()
  app.onError((_, c) => c.text('It broke.', 500))
  app.use(setSecurityHeaders(SECURITY_HEADERS))
  app.get('/text', (c) => c.text('x'))
  app.get('/away', (c) => c.redirect('/text'))
  app.get('/broken', () => {
    throw new Error('on purpose')
  })
  for (const [path, status] of [
    ['/text', 200],
    ['/away', 302],
    ['/nowhere', 404],
    ['/broken', 500],
  ] as const) {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value)
    }
  }
})

it.each([
  ['https://homiq.example', false, 'max-age=63072000'],
  ['https://homiq.example', true, 'max-age=63072000; includeSubDomains'],
  ['http://homiq.example', true, undefined],
  ['', true, undefined],
])('for %j with subdomains %j require HTTPS by %j', (siteUrl, subdomains, hsts) => {
  expect(getSecurityHeaders({ siteUrl, subdomains })['Strict-Transport-Security']).toBe(hsts)
})
