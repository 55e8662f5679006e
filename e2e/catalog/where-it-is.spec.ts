import { expect, test } from '#e2e/fixtures.ts'
import { recordMapCodeRequests } from '#e2e/support/map/map-code.ts'
import { placeMapTexts } from '#texts/catalog/place-map.ts'

test('the map of a home loads near the viewport, or on request over a slow connection', {
  tag: '@desktop',
}, async ({ page, context, tiles, visit }) => {
  const code = recordMapCodeRequests(page)
  await page.setViewportSize({ width: 1024, height: 500 })
  await visit('/sale/1')
  await page.waitForLoadState('networkidle')
  expect([code, tiles]).toEqual([[], []])
  const map = page.getByRole('region', { name: placeMapTexts.map })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  await expect(map.getByRole('img', { name: placeMapTexts.marker })).toBeInViewport()
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  expect(await height()).toBe(before)

  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await visit('/sale/1')
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  const offer = page.getByRole('button', { name: 'Show the map' })
  await expect(offer).toBeVisible()
  await expect(map).toHaveCount(0)
  await offer.click()
  await expect(map.getByRole('img', { name: placeMapTexts.marker })).toBeVisible()
})
