import { expect, it } from 'vitest'
import { readSessionCookie, serializeSessionCookie } from './cookie.ts'

const request = (cookie = '') =>
  new Request('https://homiq.example/settings', { headers: { Cookie: cookie } })

it('is restricted to this host if the site uses HTTPS', () => {
  expect(serializeSessionCookie('secret', true)).toBe(
    '__Host-session=secret; Max-Age=432000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(serializeSessionCookie('secret', false)).toBe(
    '__session=secret; Max-Age=432000; Path=/; HttpOnly; SameSite=Lax',
  )
})

it('is not read under a name that any site of the domain could set', () => {
  const injected = request('__session=planted')
  expect(readSessionCookie(injected, true)).toBeNull()
  expect(readSessionCookie(injected, false)).toBe('planted')
  expect(readSessionCookie(request('__session=planted; __Host-session=own'), true)).toBe('own')
})
