import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import {
  clusterMarkers,
  expectTotal,
  KYIV_BOX,
  listingPopup,
  listingsMap,
  pin,
  pins,
  waitForMap,
} from '#e2e/support/map/listings-map.ts'
import { recordMapCodeRequests } from '#e2e/support/map/map-code.ts'
import { marker } from '#e2e/support/map/office-map.ts'
import { card, favoriteButton, filterOption, openFilters } from '#e2e/support/search-results.ts'
import { createStoredFavorite } from '#e2e/support/storage.ts'
import { aboutTexts } from '#texts/site/about.ts'

test('over a slow connection the map loads only on request; without a place it shows all homes, and counts close ones', {
  tag: '@desktop',
}, async ({ context, page, visit }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  )
  const code = recordMapCodeRequests(page)
  await visit('/property?type=sale')
  const offer = page.getByRole('button', { name: 'Show the map' })
  await expect(offer).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(code).toEqual([])
  await offer.click()
  await waitForMap(page)
  await expectTotal(page, 9)
  await expect(page).toHaveURL('/property?type=sale')
  const three = clusterMarkers(page).filter({ hasText: /^3$/ }).first()
  await expect(three).toHaveAccessibleName(/^3 homes from \$\d/)
  await three.click()
  await expect(pins(page)).not.toHaveCount(0)
  await expect(page).toHaveURL(/box=/)
  await visit('/about')
  await page.getByRole('heading', { name: aboutTexts.offices }).scrollIntoViewIfNeeded()
  await offer.click()
  await expect(marker(page, 'Homiq Khreshchatyk')).toBeVisible()
})

test('the map opens at the city that is named', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/property?type=sale&q=Львів')
  await waitForMap(page)
  await expectTotal(page, 2)
  await expect(pins(page)).toHaveText(['$395k', '$229k'])
})

test('a switch leads from the list to the map and back on narrower screens', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const code = recordMapCodeRequests(page)
  await visit(`/property?type=sale&${KYIV_BOX}`)
  const views = page.getByRole('navigation', { name: 'Show as' })
  const list = views.getByRole('link', { name: 'List', includeHidden: true })
  await expect(list).toHaveAttribute('aria-current', 'true')
  await expect(list).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(code).toEqual([])
  await views.getByRole('link', { name: 'Map' }).click()
  await expect(page).toHaveURL(`/property?type=sale&${KYIV_BOX}&view=map`)
  await waitForMap(page)
  await expectTotal(page, 3)
  await expect(card(page, 'sale', 1)).toBeHidden()
  await expectAccessible(page)

  const panel = await openFilters(page)
  await filterOption(panel, '4+ rooms').check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/rooms=4%2B.*&view=map/)
  await expect(pins(page).filter({ hasText: '$96.5k' })).toHaveCount(0)

  await page.reload()
  await waitForMap(page)
  await views.getByRole('link', { name: 'List' }).click()
  await expect(card(page, 'sale', 1)).toBeVisible()
  await expect(listingsMap(page)).toBeHidden()
  await page.goBack()
  await expect(listingsMap(page)).toBeVisible()

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(listingsMap(page)).toBeVisible()
  await expect(card(page, 'sale', 1)).toBeHidden()
  await expect(list).toBeVisible()
  await list.click()
  await expect(card(page, 'sale', 1)).toBeVisible()
  await expect(listingsMap(page)).toBeHidden()
  await expectAccessible(page)
})

test('a pin opens a card of its home, which leads to its page; then the pin is seen', {
  tag: '@ends',
}, async ({ page, visit }) => {
  await visit(`/property?type=sale&${KYIV_BOX}&view=map`)
  await waitForMap(page)
  await pin(page, '$3.3m').click()
  await expect(listingPopup(page)).toContainText('$3.3 m')
  await expect(listingPopup(page)).toContainText(/\d rooms · [\d.]+ m² · Floor \d+ of \d+/)
  await expect(listingPopup(page)).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
  await listingPopup(page).getByRole('link').click()
  await expect(page).toHaveURL('/sale/5')
  await page.goBack()
  await waitForMap(page)
  await expect(pin(page, '$3.3m')).toHaveAccessibleName(/, seen before$/)
  await expect(pin(page, '$1.05m')).not.toHaveAccessibleName(/seen/)

  await pin(page, '$1.05m').click()
  await expect(listingPopup(page)).toHaveCount(1)
  await listingPopup(page).getByRole('button', { name: 'Close' }).click()
  await expect(listingPopup(page)).toHaveCount(0)
  await expect(pin(page, '$1.05m')).toBeFocused()
})

test('beside the list the map shows the same homes, marks favorites, and highlights the pin of a card', {
  tag: '@desktop',
}, async ({ page, seed, visit }) => {
  await seed({ favorites: JSON.stringify([{ ...createStoredFavorite('sale', 5), type: 'sale' }]) })
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await expectTotal(page, 3)
  await expect(pins(page)).toHaveText(['$1.05m', '$3.3m', '$96.5k'])
  await expect(pin(page, '$96.5k')).toHaveAccessibleName(/^Home for \$96\.5k, \d rooms?, .*, Kyiv$/)
  await expect(page.getByRole('navigation', { name: 'Show as' })).toBeHidden()
  const list = await card(page, 'sale', 1).boundingBox()
  const map = await listingsMap(page).boundingBox()
  expect(map?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
  await expectAccessible(page)

  await expect(pin(page, '$3.3m')).toHaveAccessibleName(/, in favorites$/)
  await expect(pin(page, '$1.05m').locator('svg')).toHaveCount(0)
  await favoriteButton(page, 'sale', 1).click()
  await expect(pin(page, '$1.05m')).toHaveAccessibleName(/, in favorites$/)
  await expect(pin(page, '$1.05m').locator('svg')).toBeVisible()

  const highlighted = page.locator('[data-highlighted]')
  await card(page, 'sale', 6).hover()
  await expect(highlighted).toHaveCount(2)
  await expect(pin(page, '$96.5k')).toHaveAttribute('data-highlighted')
  await pin(page, '$1.05m').hover()
  await expect(page.getByRole('listitem').filter({ has: card(page, 'sale', 1) })).toHaveAttribute(
    'data-highlighted',
  )
  await expect(pin(page, '$96.5k')).not.toHaveAttribute('data-highlighted')
  await page.getByRole('heading', { name: /^3 homes/ }).hover()
  await expect(highlighted).toHaveCount(0)
  // A place where nothing scrolls under the pointer.
  await page.mouse.move(5, 5)
  await card(page, 'sale', 5).getByRole('link').focus()
  await expect(pin(page, '$3.3m')).toHaveAttribute('data-highlighted')
})

test.describe('the search map without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the list, but no map and no switch', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/property?type=sale&${KYIV_BOX}&view=map`)
    await expect(card(page, 'sale', 1)).toBeVisible()
    await expect(page.getByText('Loading the map')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Show as' })).toBeHidden()
  })
})
