import { expect, it } from 'vitest'
import { readLegacySessionCookie, readSessionCookie, serializeSessionCookies } from './cookie.ts'

const request = (cookie = '') =>
  new Request('https://homiq.example/settings', { headers: { Cookie: cookie } })

it('is restricted to this host if the site uses HTTPS', () => {
  expect(serializeSessionCookies(request(), 'secret', true)).toEqual([
    '__Host-session=secret; Max-Age=432000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect(serializeSessionCookies(request(), 'secret', false)).toEqual([
    '__session=secret; Max-Age=432000; Path=/; HttpOnly; SameSite=Lax',
  ])
})

it('is not read under a name that any site of the domain could set', () => {
  const injected = request('__session=planted')
  expect(readSessionCookie(injected, true)).toBeNull()
  expect(readSessionCookie(injected, false)).toBe('planted')
  expect(readSessionCookie(request('__session=planted; __Host-session=own'), true)).toBe('own')
})

it('replaces one with the legacy name', () => {
  const former = request('__session=former')
  expect(readLegacySessionCookie(former, true)).toBe('former')
  expect(readLegacySessionCookie(former, false)).toBeNull()
  expect(serializeSessionCookies(former, 'former', true)).toEqual([
    expect.stringMatching(/^__Host-session=former;/),
    expect.stringMatching(/^__session=; Max-Age=0; Path=\/;/),
  ])
})
