import { expect, test } from '#e2e/fixtures.ts'
import { MAP_CODE_URL } from '#e2e/support/map/map-code.ts'
import { lifestyleTexts } from '#texts/site/lifestyle.ts'

/** Screens that use neither a map nor the gallery until it is opened, while nobody is signed in. */
const SCREENS = [
  '/home',
  '/property',
  '/property?type=sale',
  '/sale/1',
  '/favorite',
  '/help',
  '/privacy',
  '/lifestyle',
]

const IDENTITY_CODE_URL = /open-identity|forms-|unsent-|account-/

test('no screen fetches the code of the gallery, of a map or of sign-in that it does not use', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const unused: string[] = []
  const withGallery: string[] = []
  let screen = ''
  const readings: Promise<unknown>[] = []
  page.on('response', (response) => {
    const from = screen
    const { pathname } = new URL(response.url())
    const isUnused = MAP_CODE_URL.test(response.url()) || IDENTITY_CODE_URL.test(pathname)
    if (isUnused || pathname === '/session') unused.push(`${from}: ${pathname}`)
    if (!/\.(js|css)$/.test(pathname)) return
    const reading = response.text().then((text) => {
      if (text.includes('viewer-stage')) withGallery.push(from)
    })
    // Awaited below. Until then a failure without a handler would end the worker process.
    reading.catch(() => {})
    readings.push(reading)
  })
  for (const address of SCREENS) {
    screen = address
    await visit(address)
    await page.waitForLoadState('networkidle')
    // The browser drops the response bodies of a page once it is left.
    await Promise.all(readings)
  }
  expect(unused).toEqual([])
  expect(withGallery).toEqual([])
  await page.getByRole('region', { name: lifestyleTexts.gallery }).getByRole('link').first().click()
  await expect.poll(() => withGallery).toContain('/lifestyle')
})
