import { expect, it } from 'vitest'
import { withForwardedProto } from './forwarded-proto.ts'

const request = (proto: string | null, init: RequestInit = {}) =>
  new Request('http://homiq.example/settings?a=1', {
    ...init,
    headers: proto === null ? {} : { 'X-Forwarded-Proto': proto },
  })

const behindProxy = { trustedProxy: true, siteUrl: '' }

it('restores the URL that the client used before the proxy', async () => {
  const posted = withForwardedProto(request('https', { method: 'POST', body: 'kept' }), behindProxy)
  expect([posted.url, posted.method]).toEqual(['https://homiq.example/settings?a=1', 'POST'])
  expect(await posted.text()).toBe('kept')
  expect(withForwardedProto(request('http, https'), behindProxy).url).toMatch(/^https:/)
})

it('leaves every other request alone', () => {
  for (const proto of ['http', 'https, http', 'ws', null]) {
    const plain = request(proto)
    expect(withForwardedProto(plain, behindProxy)).toBe(plain)
  }
  const untrusted = request('https')
  expect(withForwardedProto(untrusted, { trustedProxy: false, siteUrl: '' })).toBe(untrusted)
})

it('restores https for requests with the host of an https site', () => {
  const at = (siteUrl: string) =>
    withForwardedProto(request(null), { trustedProxy: false, siteUrl }).url
  expect(at('https://homiq.example')).toBe('https://homiq.example/settings?a=1')
  expect(at('https://homiq.example/homes')).toBe('https://homiq.example/settings?a=1')
  expect(at('http://homiq.example')).toMatch(/^http:/)
  expect(at('https://other.example')).toMatch(/^http:/)
})
