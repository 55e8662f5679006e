import { navigationTexts } from '#content/texts/site/navigation.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { installClock, pauseClock } from '#e2e/support/fake-clock.ts'

// @touched: before hydration, the browser shows its own progress.
test('a slow navigation shows a progress bar, and later says that the connection is slow', {
  tag: ['@phone', '@touched'],
}, async ({ page, visit }) => {
  await installClock(page)
  const everyPage = page.waitForResponse(/\/assets\/offline-/)
  await visit('/about')
  await everyPage
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
  await expect(page.getByText(navigationTexts.slow)).toBeVisible()

  release()
  await page.clock.resume()
  await expect(page).toHaveURL('/home')
  await expect(loading).toHaveCount(0)
})
