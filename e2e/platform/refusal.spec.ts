import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import { expectListings } from '#e2e/support/search-results.ts'
import { formatRequestId, formatRetryAfter, refusalTexts } from '#texts/site/refusals.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const again = (page: Page) => page.getByRole('button', { name: refusalTexts.retry, exact: true })

for (const [status, said] of [
  [503, refusalTexts.busy],
  [429, refusalTexts.tooMany],
] as const) {
  test(`a screen refused with ${status} says when to try again, and a button does`, {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(new RegExp(`status of ${status}|answered with status ${status}`))
    await visit('/home')
    await page.route('**/property.data*', (route) =>
      route.fulfill({
        status,
        headers: { 'Retry-After': '4', 'X-Request-Id': '4f2a1b3c' },
        body: 'Not now.',
      }),
    )
    await page.getByRole('link', { name: 'Homes to buy' }).click()
    await expect(heading(page)).toHaveText(said)
    await expect(page.getByText(formatRetryAfter(4))).toBeVisible()
    await expect(page.getByText(formatRequestId('4f2a1b3c'))).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.unroute('**/property.data*')
    await again(page).click()
    await expect(page).toHaveURL('/property?type=sale')
    await expectListings(page, 'sale', ALL)
  })
}

test('a dark page stays dark when a screen cannot be made', {
  tag: '@phone',
}, async ({ page, visit, seed, errors }) => {
  errors.allowError(/status of 503|answered with status 503/)
  await seed({ darkMode: 'true' })
  await visit('/home')
  await page.route('**/property.data*', (route) => route.fulfill({ status: 503, body: 'Not now.' }))
  await page.getByRole('link', { name: 'Homes to buy' }).click()
  await expect(heading(page)).toHaveText(refusalTexts.busy)
  await expect(page.locator('body')).toHaveCSS('background-color', paletteColor('paper', 'dark'))
})

test.describe('a client that requests far too much', () => {
  const headers = createUniqueIpHeaders()
  test.use({ extraHTTPHeaders: headers })

  test('gets a page of the same look, which keeps its policy', { tag: '@phone' }, async ({
    page,
    baseURL,
    errors,
  }) => {
    test.slow()
    errors.allowError(/status of 429/)
    // A redirect counts as a page, and is the cheapest response for the server.
    const ask = async () => {
      const response = await fetch(`${baseURL}/nowhere`, { headers, redirect: 'manual' })
      await response.arrayBuffer()
    }
    for (let count = 0; count < 1300; count += 50)
      await Promise.all(Array.from({ length: 50 }, ask))
    const answer = await page.goto('/help?number=x')
    expect(answer?.status()).toBe(429)
    await expect(heading(page)).toHaveText(refusalTexts.tooMany)
    await expect(page.getByText(/^Please try again in /)).toBeVisible()
    const id = answer?.headers()['x-request-id'] ?? ''
    await expect(page.getByText(formatRequestId(id), { exact: true })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', paletteColor('paper'))
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('body')).toHaveCSS('background-color', paletteColor('paper', 'dark'))
    await expectAccessible(page)
    await page.getByRole('link', { name: refusalTexts.retry }).click()
    await expect(page).toHaveURL('/help?number=x')
  })
})
