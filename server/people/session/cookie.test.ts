import { expect, it } from 'vitest'
import { createSecret } from '#server/platform/secret.ts'
import { sessionCookie } from './cookie.ts'

const request = (cookie = '') =>
  new Request('https://homiq.example/settings', { headers: { Cookie: cookie } })

it('is restricted to this host if the site uses HTTPS', () => {
  expect(sessionCookie.serialize('secret', true)).toBe(
    '__Host-session=secret; Max-Age=432000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(sessionCookie.serialize('secret', false)).toBe(
    '__session=secret; Max-Age=432000; Path=/; HttpOnly; SameSite=Lax',
  )
})

it('is not read under a name that any site of the domain could set', () => {
  const [planted, own] = [createSecret(), createSecret()]
  const injected = request(`__session=${planted}`)
  expect(sessionCookie.read(injected, true)).toBeNull()
  expect(sessionCookie.read(injected, false)).toBe(planted)
  expect(sessionCookie.read(request(`__session=${planted}; __Host-session=${own}`), true)).toBe(own)
})
