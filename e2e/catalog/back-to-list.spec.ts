import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { getLayoutShift, recordLayoutShifts } from '#e2e/support/layout-shifts.ts'
import { card } from '#e2e/support/search-results.ts'

const SEARCH = '/property?type=sale&priceMin=50k&sort=price-up'
const backLink = (page: Page) => page.getByRole('link', { name: 'Back to list' })
const moreLink = (page: Page, id: number) =>
  card(page, 'sale', id).getByRole('link', { name: /^Show More/ })
const pill = (page: Page) => page.getByRole('button', { name: /^Back to \d/ })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('Back to list leads to the list that was left, and one press to its card', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await recordLayoutShifts(context)
  await visit(SEARCH)
  await moreLink(page, 1).click()
  await expect(page).toHaveURL('/sale/1')
  await expect(backLink(page)).toHaveAttribute('href', '/property')
  await backLink(page).click()
  await expect(page).toHaveURL(SEARCH)
  expect(await page.evaluate(() => window.history.state.idx)).toBe(0)

  await expect(pill(page)).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await expect(moreLink(page, 1)).toBeFocused()
  await expectAccessible(page)
  expect(await getLayoutShift(page)).toBeLessThan(0.001)

  await pill(page).click()
  await expect(card(page, 'sale', 1)).toBeInViewport({ ratio: 0.3 })
  await expect(moreLink(page, 1)).toBeFocused()
  await expect(pill(page)).toHaveCount(0)
})

test('the browser’s Back also marks the card, even after a reload, until it is in view', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit(SEARCH)
  await moreLink(page, 1).click()
  await expect(page).toHaveURL('/sale/1')
  await page.goBack()
  await expect(pill(page)).toBeVisible()
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(pill(page)).toBeVisible()
  await card(page, 'sale', 1).scrollIntoViewIfNeeded()
  await expect(pill(page)).toHaveCount(0)
  await expect(page.locator('[data-last-opened]')).toHaveCount(1)

  // After another search, the list is a different one.
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL(/type=rent/)
  await expect(page.locator('[data-last-opened]')).toHaveCount(0)
})

test('the way back survives the skip link, a reload and a new tab', {
  tag: '@desktop',
}, async ({ page, context, visit }) => {
  await visit(SEARCH)
  await moreLink(page, 1).click()
  await expect(page).toHaveURL('/sale/1')
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sale/1#content')
  await backLink(page).click()
  await expect(page).toHaveURL(SEARCH)
  await expect(pill(page)).toBeVisible()

  const opened = context.waitForEvent('page')
  await moreLink(page, 9).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await backLink(tab).click()
  await expect(tab).toHaveURL(SEARCH)
  await expect(pill(tab)).toBeVisible()
})
