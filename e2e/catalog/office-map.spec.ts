import type { Locator, Page } from '@playwright/test'
import { groupOfficesByCity } from '#domain/site/contact/office.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { expectVisibleFocus } from '#e2e/support/keyboard.ts'
import { MAP_CODE_URL, recordMapCodeRequests } from '#e2e/support/map/map-code.ts'
import { marker, officeMap, popup, scrollToMap, showOnMap } from '#e2e/support/map/office-map.ts'
import { blockTiles, expectTilesAfterRetry, TILE_BLOCKED_ERROR } from '#e2e/support/map/tiles.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'
import { aboutTexts } from '#texts/site/about.ts'
import { OFFICES } from '#texts/site/offices.ts'

/** Presses Tab until `target` has focus. The map must pan to each marker on the way. */
async function tabThrough(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(() => expectVisibleFocus(page)).toPass({ timeout: 2_000 })
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${target}.`)
}

test('it opens on Kyiv at zoom 10, with ten markers of 32 by 32, which tell their address', {
  tag: '@ends',
}, async ({ page, tiles, visit }) => {
  await visit('/about')
  await expect(page.getByRole('heading', { name: 'You cand find us here!' })).toBeVisible()
  await scrollToMap(page)
  // Kyiv's tile at zoom 10.
  await expect.poll(() => tiles).toContain('/10/598/345.png')
  expect(tiles.filter((path) => !path.startsWith('/10/'))).toEqual([])
  for (const { name } of OFFICES) {
    const box = await marker(page, name).boundingBox()
    expect(box, name).toMatchObject({ width: 32, height: 32 })
  }
  await expect(marker(page, 'Homiq Khreshchatyk')).toBeInViewport()
  await expect(officeMap(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )

  await marker(page, 'Homiq Khreshchatyk').click()
  await expect(popup(page)).toHaveText('44 Khreshchatyk Street, Kyiv (Homiq Khreshchatyk)')
  const close = officeMap(page).getByRole('button', { name: 'Close popup' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(popup(page)).toHaveCount(0)
})

test('the list has each office by its city, and shows it on the map', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  // An immediate press would interrupt smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/about')
  for (const { city, offices } of groupOfficesByCity(OFFICES)) {
    const group = page.getByRole('region', { name: city, exact: true })
    for (const { address } of offices) await expect(group.getByText(address)).toBeVisible()
  }
  for (const { name, address } of [4, 9, 0].flatMap((index) => OFFICES[index] ?? [])) {
    await showOnMap(page, name).click()
    await expect(popup(page)).toHaveText(`${address} (${name})`)
    await expect(popup(page)).toBeInViewport({ ratio: 1 })
    await expect(marker(page, name)).toBeFocused()
  }
})

test('the nearest office is first, once the visitor tells where that is', {
  tag: '@desktop',
}, async ({ page, context, visit }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 49.84, longitude: 24.02 })
  await visit('/about')
  await page.getByRole('button', { name: aboutTexts.nearest }).click()
  await expect(page.getByText('Nearest: Homiq Opera, 0.5 km.')).toBeVisible()
  const directions = page.getByRole('link', { name: /^Directions: / })
  await expect(directions).toHaveCount(10)
  await expect(directions.first()).toHaveAccessibleName('Directions: Homiq Opera')
  await expectAccessible(page)
  await page.getByRole('button', { name: aboutTexts.byCity }).click()
  await expect(directions.first()).toHaveAccessibleName('Directions: Homiq Khreshchatyk')

  await context.clearPermissions()
  await page.getByRole('button', { name: aboutTexts.nearest }).click()
  await expect(page.getByText(aboutTexts.positionUnknown)).toBeVisible()
})

test('a keyboard opens popups, closes them, and finds its way back', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/about')
  await scrollToMap(page)
  await officeMap(page).focus()
  await tabThrough(page, marker(page, 'Homiq Obolon'))
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText('(Homiq Obolon)')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(marker(page, 'Homiq Obolon')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(popup(page)).toContainText('(Homiq Obolon)')

  await tabThrough(page, showOnMap(page, 'Homiq Opera'))
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText('(Homiq Opera)')
  await expect(marker(page, 'Homiq Opera')).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(showOnMap(page, 'Homiq Opera')).toBeFocused()
  await expectVisibleFocus(page)
})

test('a map without tiles shows a notice and its markers, and tiles can be retried', {
  tag: '@desktop',
}, async ({ page, context, visit, errors }) => {
  await blockTiles(context)
  errors.expectError(TILE_BLOCKED_ERROR)
  await visit('/about')
  await scrollToMap(page)
  await expect(page.getByText(aboutTexts.mapUnreachable.hint)).toBeVisible()
  await marker(page, 'Homiq Khreshchatyk').click()
  await expect(popup(page)).toContainText('Khreshchatyk Street')

  const { mapUnreachable } = aboutTexts
  const { retry } = mapFrameTexts
  await expectTilesAfterRetry(page, officeMap(page), { note: mapUnreachable.hint, retry })
})

test('if its code cannot be loaded the map shows the same notice, and the list works', {
  tag: '@desktop',
}, async ({ page, context, visit, errors }) => {
  await context.route(MAP_CODE_URL, (route) => route.abort())
  errors.expectError(/ERR_FAILED.*map-code/)
  await visit('/about')
  await showOnMap(page, 'Homiq Opera').click()
  await expect(page.getByText(aboutTexts.mapUnreachable.hint)).toBeVisible()
  await expect(page.getByText('23 Svobody Avenue, Lviv')).toBeVisible()

  await context.unroute(MAP_CODE_URL)
  await page.getByRole('button', { name: mapFrameTexts.retry }).click()
  await expect(popup(page)).toContainText('(Homiq Opera)')
})

test('its code and its tiles are fetched when it comes near, and nothing moves', {
  tag: '@desktop',
}, async ({ page, tiles, visit }) => {
  const code = recordMapCodeRequests(page)
  await visit('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page.waitForLoadState('networkidle')
  expect([code, tiles]).toEqual([[], []])

  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await scrollToMap(page)
  expect(code).toHaveLength(1)
  expect(await height()).toBe(before)
})

test('the wheel scrolls the page until the map is clicked', { tag: '@desktop' }, async ({
  page,
  tiles,
  visit,
}) => {
  await visit('/about')
  await scrollToMap(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await officeMap(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBeLessThan(before - 200)
  expect(tiles.filter((path) => !path.startsWith('/10/'))).toEqual([])

  // The page's smooth scrolling may take the first wheel event and move the map away from the pointer.
  await expect(async () => {
    await officeMap(page).click({ position: { x: 200, y: 30 } })
    await page.mouse.wheel(0, -300)
    expect(tiles.filter((path) => !path.startsWith('/10/'))).not.toEqual([])
  }).toPass()
})

test('one finger on the map scrolls the page', { tag: '@phone' }, async ({
  page,
  context,
  visit,
}) => {
  await visit('/about')
  await scrollToMap(page)
  await expect(page.getByText(aboutTexts.twoFingers)).toBeVisible()
  await expect(officeMap(page)).toHaveCSS('touch-action', 'pan-x pan-y')
  const where = await marker(page, 'Homiq Khreshchatyk').boundingBox()
  const frame = await officeMap(page).boundingBox()
  if (where === null || frame === null) throw new Error('There is no map.')
  const session = await context.newCDPSession(page)
  const x = frame.x + frame.width / 2
  const y = frame.y + frame.height * 0.4
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await session.send('Input.synthesizeScrollGesture', { x, y, yDistance: -150, speed: 1200 })
  await expect.poll(scrolled).toBeGreaterThan(before + 100)
  const after = await marker(page, 'Homiq Khreshchatyk').boundingBox()
  const moved = (await officeMap(page).boundingBox())?.y ?? 0
  expect((after?.y ?? 0) - moved).toBeCloseTo(where.y - frame.y, 0)
})
