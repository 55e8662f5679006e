import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectVisibleFocus, tabTo } from '#e2e/support/keyboard.ts'
import {
  clusterMarkers,
  KYIV_BOX,
  listingPopup,
  listingsMap,
  pin,
  waitForMap,
} from '#e2e/support/map/listings-map.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Counts moves that Leaflet animates; visitors who prefer reduced motion get none. */
const observeGlides = (page: Page) =>
  page.evaluateHandle(() => {
    const glides = { count: 0 }
    const pane = document.querySelector('.leaflet-map-pane')
    if (pane === null) throw new Error('There is no map.')
    new MutationObserver(() => {
      if (pane.classList.contains('leaflet-pan-anim')) glides.count++
    }).observe(pane, { attributeFilter: ['class'] })
    return glides
  })

test('a keyboard goes through the pins, opens one, and comes back to it', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit(`/property?type=sale&${KYIV_BOX}&view=map`)
  await waitForMap(page)
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).focus()
  await tabTo(page, listingsMap(page))
  for (const price of ['$1.05m', '$3.3m', '$96.5k']) {
    await page.keyboard.press('Tab')
    await expect(pin(page, price)).toBeFocused()
    await expectVisibleFocus(page)
  }
  await page.keyboard.press('Enter')
  await expect(listingPopup(page)).toBeFocused()
  await expect(listingPopup(page)).toHaveAccessibleName(/, Kyiv$/)
  await page.keyboard.press('Tab')
  await expect(listingPopup(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(listingPopup(page)).toHaveCount(0)
  await expect(pin(page, '$96.5k')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(listingPopup(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sale/6')
})

test('arrow keys move the map, and the list follows', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&${KYIV_BOX}`)
  await waitForMap(page)
  await listingsMap(page).focus()
  const before = await pin(page, '$3.3m').boundingBox()
  const glides = await observeGlides(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(`/property?type=sale&${KYIV_BOX}`)
  const after = await pin(page, '$3.3m').boundingBox()
  expect(after?.x).toBeLessThan((before?.x ?? 0) - 20)
  expect(await glides.evaluate(({ count }) => count)).toBe(0)
  await expect(listingsMap(page)).toBeFocused()
})

test('focus stays in the map when the activated cluster disappears', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&view=map')
  await waitForMap(page)
  await clusterMarkers(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&box=/)
  await expect(listingsMap(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(listingsMap(page).locator(':focus')).toHaveAccessibleName(/home/i)
})
