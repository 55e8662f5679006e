import { expect, it } from 'vitest'
import { asForwarded } from './forwarded.ts'

const request = (proto: string | null, init: RequestInit = {}) =>
  new Request('http://homiq.example/settings?a=1', {
    ...init,
    headers: proto === null ? {} : { 'X-Forwarded-Proto': proto },
  })

it('takes a request for what it was before the proxy', async () => {
  const posted = asForwarded(request('https', { method: 'POST', body: 'kept' }))
  expect([posted.url, posted.method]).toEqual(['https://homiq.example/settings?a=1', 'POST'])
  expect(await posted.text()).toBe('kept')
  expect(asForwarded(request('http, https')).url).toMatch(/^https:/)
})

it('leaves every other request alone', () => {
  for (const proto of ['http', 'https, http', 'ws', null]) {
    const plain = request(proto)
    expect(asForwarded(plain)).toBe(plain)
  }
})
