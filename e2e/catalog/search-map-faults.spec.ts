import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { getLayoutShift, recordLayoutShifts } from '#e2e/support/layout-shifts.ts'
import {
  dragMap,
  expectTotal,
  KYIV_BOX,
  listingPopup,
  listingsMap,
  pin,
  pins,
  waitForMap,
} from '#e2e/support/map/listings-map.ts'
import { MAP_CODE_URL } from '#e2e/support/map/map-code.ts'
import { blockTiles, expectTilesAfterRetry, TILE_BLOCKED_ERROR } from '#e2e/support/map/tiles.ts'
import { card } from '#e2e/support/search-results.ts'
import { listingsMapTexts } from '#texts/catalog/listings-map.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'

const fetchError = (page: Page) => page.getByText(listingsMapTexts.unreachable.text)

test('a map without tiles shows a notice and its pins', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  await blockTiles(context)
  errors.expectError(TILE_BLOCKED_ERROR)
  await visit(`/property?type=sale&${KYIV_BOX}&view=map`)
  await waitForMap(page)
  await expect(page.getByText(mapFrameTexts.tilesUnreachable.text)).toBeVisible()
  const notice = await page
    .getByRole('status')
    .filter({ hasText: mapFrameTexts.retry })
    .boundingBox()
  const count = await page.getByText(/\d homes? here$/).boundingBox()
  expect(notice?.height).toBeLessThan(50)
  expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThan(notice?.y ?? 0)
  await pin(page, '$1.05m').click()
  await expect(listingPopup(page)).toContainText('$1.05 m')

  await page.keyboard.press('Escape')
  const { tilesUnreachable, retry } = mapFrameTexts
  await expectTilesAfterRetry(page, listingsMap(page), { note: tilesUnreachable.text, retry })
})

test('the notice can be closed', { tag: '@desktop' }, async ({ page, context, visit, errors }) => {
  await blockTiles(context)
  errors.expectError(TILE_BLOCKED_ERROR)
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await page.getByRole('button', { name: mapFrameTexts.closeNotice }).click()
  await expect(page.getByText(mapFrameTexts.tilesUnreachable.hint)).toBeHidden()
  await expect(listingsMap(page)).toBeFocused()
})

test('a map whose code cannot be loaded shows a notice, and the list works', {
  tag: '@desktop',
}, async ({ page, context, visit, errors }) => {
  await context.route(MAP_CODE_URL, (route) => route.abort())
  errors.expectError(/ERR_FAILED.*map-code/)
  await visit(`/property?type=sale&${KYIV_BOX}&view=map`)
  await expect(page.getByText(mapFrameTexts.unreachable.text)).toBeVisible()
  await context.unroute(MAP_CODE_URL)
  await page.getByRole('button', { name: mapFrameTexts.retry }).click()
  await waitForMap(page)
  await expectTotal(page, 3)
})

test('a failed request keeps the last pins and list, and is retried by button or when back online', {
  tag: '@desktop',
}, async ({ page, context, visit, errors }) => {
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await page.route('**/clusters?*', (route) => route.fulfill({ status: 503, body: '' }))
  errors.expectError(/status of 503/)
  await dragMap(page, { x: -120, y: 0 })
  await expect(fetchError(page)).toBeVisible()
  await expect(pins(page)).toHaveCount(3)
  await expect(card(page, 'sale', 1)).toBeVisible()
  await expect(page).toHaveURL(`/property?type=sale&${KYIV_BOX}`)

  await page.unroute('**/clusters?*')
  await page.getByRole('button', { name: mapFrameTexts.retry }).click()
  await expect(fetchError(page)).toBeHidden()
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV_BOX}`)

  const before = page.url()
  errors.allowError(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await dragMap(page, { x: -120, y: 0 })
  await expect(fetchError(page)).toBeVisible()
  await context.setOffline(false)
  await expect(fetchError(page)).toBeHidden()
  await expect(page).not.toHaveURL(before)
})

test('nothing jumps when the map loads or is moved', { tag: '@ends' }, async ({
  page,
  context,
  visit,
}) => {
  await recordLayoutShifts(context)
  await visit('/property?type=sale&view=map')
  await waitForMap(page)
  const before = await listingsMap(page).boundingBox()
  expect(await getLayoutShift(page)).toBeLessThan(0.001)
  await dragMap(page, { x: -60, y: -40 })
  await expect(page).toHaveURL(/box=/)
  expect(await listingsMap(page).boundingBox()).toEqual(before)
})
