import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { delayScripts } from '#e2e/support/network/held-scripts.ts'
import { startSlowDocuments } from '#e2e/support/network/slow-document.ts'
import { card, expectListings, openFilters } from '#e2e/support/search-results.ts'

test.use(WITH_MOTION)

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('a change of path scrolls to the top, by link and by history', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await card(page, 'sale', 9).scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(300)
  await card(page, 'sale', 9)
    .getByRole('link', { name: /^Show More/ })
    .click()
  await expect(page).toHaveURL('/sale/9')
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(100)
  await page.goBack()
  await expectListings(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goForward()
  await expect(page).toHaveURL('/sale/9')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a change of the query keeps the position, and going back restores it', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await page.evaluate(() => window.scrollTo(0, 420))
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('120k')
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await expectListings(page, 'sale', [3, 6])
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.goBack()
  await expectListings(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('a change of type keeps the scroll position', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await page.evaluate(() => window.scrollTo(0, 12))
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/property?type=rent')
  await expectListings(page, 'rent', [1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await scrolled(page)).toBe(12)
})

test.describe('returns before hydration, within a document that was reloaded', () => {
  const toAbout = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About us' })

  async function hydrate(page: Page): Promise<void> {
    await page.mouse.move(10, 10)
    await page.mouse.move(12, 12)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }

  test('Back and Forward load the page of the entry', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit('/sale/1')
    const home = await page.title()
    await toAbout(page).click()
    await expect(page).toHaveTitle(/About/)
    const release = await delayScripts(page)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/sale/1')
    await expect(page).toHaveTitle(home)
    await page.goForward()
    await expect(page).toHaveTitle(/About/)
    await page.goBack()
    await expect(page).toHaveTitle(home)
    release()
    await hydrate(page)
    await toAbout(page).click()
    await expect(page).toHaveTitle(/About/)
  })

  test('Back and Forward work before anything of the document has arrived', {
    tag: '@phone',
  }, async ({ page, visit, baseURL }) => {
    const slow = await startSlowDocuments(baseURL ?? '', '<head>')
    await visit(`${slow.url}/sale/1`)
    const home = await page.title()
    await toAbout(page).click()
    await expect(page).toHaveTitle(/About/)
    await page.reload({ waitUntil: 'commit' })
    // For a moment after the commit, Chromium has no history to ask for.
    await expect(() => page.goBack({ waitUntil: 'commit' })).toPass()
    await expect(page).toHaveURL(`${slow.url}/sale/1`)
    await expect(page).toHaveTitle(home)
    await hydrate(page)
    await expect(page).toHaveTitle(home)
    slow.stop()
  })
})
