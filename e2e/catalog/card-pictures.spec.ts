import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { card, favoriteButton } from '#e2e/support/search-results.ts'

/** The files of home pictures that the page has requested, without their width. */
function recordPictures(page: Page): Set<string> {
  const pictures = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/pictures\/apartments\/(\d+-[a-z-]+?)-\d+/.exec(request.url()) ?? []
    if (name) pictures.add(name)
  })
  return pictures
}

const strip = (page: Page) => card(page, 'sale', 1).locator('.card-strip')
const slide = (page: Page, number: number) =>
  strip(page)
    .locator('.card-slide')
    .nth(number - 1)

test('the other pictures of a card load with the first arrow, and a press on one opens the home', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const pictures = recordPictures(page)
  await visit('/property?type=sale')
  await strip(page).hover()
  await page.waitForLoadState('networkidle')
  await expect(slide(page, 2).locator('img')).toHaveCount(0)
  const before = pictures.size
  const next = card(page, 'sale', 1).locator('.card-arrow').last()
  await next.click()
  await expect(slide(page, 2).locator('img')).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => pictures.size).toBeGreaterThan(before)
  await favoriteButton(page, 'sale', 1).click()
  await expect(favoriteButton(page, 'sale', 1)).toHaveAttribute('aria-pressed', 'true')
  await slide(page, 2).click({ position: { x: 120, y: 40 } })
  await expect(page).toHaveURL('/sale/1')
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL('/property?type=sale')
})

test('a swipe moves the pictures of a card, and fetches only those of that card', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await expect(strip(page).locator('img')).toHaveCount(2)
  await strip(page).evaluate((element) => element.scrollBy(element.clientWidth, 0))
  await expect(slide(page, 2).locator('img')).toBeInViewport({ ratio: 0.9 })
  await expect(card(page, 'sale', 2).locator('.card-slide').nth(1).locator('img')).toHaveCount(0)
  // The strip itself is not a tab stop.
  await expect(card(page, 'sale', 1).getByRole('link')).toHaveCount(1)
})
