import { expect, test } from '#e2e/fixtures.ts'
import { installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { INTERRUPTED_RETURN } from '#e2e/support/network/service-worker.ts'
import { sortField } from '#e2e/support/search-controls.ts'
import { navigationTexts } from '#texts/site/navigation.ts'

test('a slow navigation shows a progress bar, and later says that the connection is slow', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/about')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/home\.data/, (route) => released.then(() => route.continue()))
  await pauseClock(page)

  const requested = page.waitForRequest(/\/home\.data/)
  await page.getByRole('banner').getByRole('link', { name: 'Homiq' }).click()
  await requested
  const loading = page.getByText(navigationTexts.loading)
  await page.clock.runFor(300)
  await expect(loading).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(loading).toHaveCount(1)
  await expect(page.getByText(navigationTexts.slow)).toHaveCount(0)
  await page.clock.runFor(8_000)
  await expect(page.getByText(navigationTexts.slow).last()).toBeVisible()

  release()
  await page.clock.resume()
  await expect(page).toHaveURL('/home')
  await expect(loading).toHaveCount(0)
})

test('a navigation over a hanging connection can be canceled', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/property?type=sale')
  const isData = /\/property\.data\?/
  await page.route(isData, () => {})
  const order = sortField(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await order.focus()
  const before = await page.evaluate(() => window.scrollY)
  const requested = page.waitForRequest(isData)
  await order.selectOption('price-up')
  await requested
  await page.clock.runFor(9_000)
  const stay = page.getByRole('button', { name: navigationTexts.stay })
  await expect(stay).toBeVisible()
  await stay.click()
  await expect(stay).toHaveCount(0)
  await expect(page.getByText(navigationTexts.loading)).toHaveCount(0)
  await expect(page).toHaveURL('/property?type=sale')
  await expect(order).toHaveValue('newest')
  await expect(order).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await page.unroute(isData)
  await order.selectOption('price-up')
  await expect(page).toHaveURL(/sort=price-up/)
})

test('Back over a hanging connection is left to the browser', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.allowError(INTERRUPTED_RETURN)
  await installClock(page)
  await visit('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about')
  await page.route(/\/home\.data/, () => {})
  const requested = page.waitForRequest(/\/home\.data/)
  await page.evaluate(() => window.history.back())
  await requested
  await page.clock.runFor(9_000)
  await expect(page.getByText(navigationTexts.slow).last()).toBeVisible()
  await expect(page.getByRole('button', { name: navigationTexts.stay })).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText(navigationTexts.loading)).toHaveCount(0)
})
