import { expect, test } from '#e2e/fixtures.ts'
import { MAP_CODE_URL } from '#e2e/support/map/map-code.ts'

/** They use neither the gallery nor a map, and nobody is signed in. */
const SCREENS = [
  '/home',
  '/property',
  '/property?type=sale',
  '/sale/1',
  '/favorite',
  '/help',
  '/privacy',
]

const IDENTITY_CODE_URL = /open-identity|forms-|account-/

test('no screen fetches the code of the gallery, of a map or of sign-in that it does not use', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const unused: string[] = []
  const withGallery: string[] = []
  let screen = ''
  page.on('response', async (response) => {
    const from = screen
    const { pathname } = new URL(response.url())
    const isUnused = MAP_CODE_URL.test(response.url()) || IDENTITY_CODE_URL.test(pathname)
    if (isUnused || pathname === '/session') unused.push(`${from}: ${pathname}`)
    if (!/\.(js|css)$/.test(pathname)) return
    if ((await response.text()).includes('lightbox-track')) withGallery.push(from)
  })
  for (const address of SCREENS) {
    screen = address
    await visit(address)
    await page.waitForLoadState('networkidle')
  }
  expect(unused).toEqual([])
  expect(withGallery).toEqual([])
  screen = '/lifestyle'
  await visit(screen)
  await expect.poll(() => withGallery).toContain('/lifestyle')
})
