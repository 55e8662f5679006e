import type { Page } from '@playwright/test'
import { withUnreadableListings as test } from '#e2e/fixtures/unreadable-listings.ts'
import { expect } from '#e2e/fixtures.ts'
import { open } from '#e2e/support/open.ts'
import { errorPageTexts } from '#texts/site/error-page.ts'
import { formatRequestId, refusalTexts } from '#texts/site/refusals.ts'

// These tests run in one worker, because otherwise each would start a server of its own.
test.describe.configure({ mode: 'default' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const again = (page: Page) => page.getByRole('button', { name: refusalTexts.retry, exact: true })

test('a page that the server cannot make names the request, with scripts and without', {
  tag: '@phone',
}, async ({ browser, page, site, errors }) => {
  errors.allowError(/status of 500|Unexpected Server Error/)
  const answer = await open(page, `${site.url}/sale/1`)
  expect(answer?.status()).toBe(500)
  const id = answer?.headers()['x-request-id'] ?? ''
  expect(id).toMatch(/^[\w-]{8,}$/)
  await expect(heading(page)).toHaveText(errorPageTexts.failure)
  await expect(page).toHaveTitle(`${errorPageTexts.failure} | Homiq`)
  const name = page.getByText(formatRequestId(id), { exact: true })
  await expect(name).toBeVisible()
  await name.click({ clickCount: 3 })
  expect(await page.evaluate(() => String(getSelection()))).toContain(id)
  await again(page).click()
  await expect(page).toHaveURL(/\/sale\/1\??$/)
  await expect(name).toHaveCount(0)
  await expect(page.getByText(/^Request [\w-]+$/)).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  const shown = await reader.goto(`${site.url}/property?type=sale&rooms=1&rooms=2`)
  expect(shown?.status()).toBe(500)
  await expect(
    reader.getByText(formatRequestId(shown?.headers()['x-request-id'] ?? ''), { exact: true }),
  ).toBeVisible()
  await again(reader).click()
  await expect(reader).toHaveURL(`${site.url}/property?type=sale&rooms=1&rooms=2`)
  await plain.close()
})

test('a screen that is opened by client navigation names the request, too', {
  tag: '@phone',
}, async ({ page, site, errors }) => {
  errors.allowError(/status of 500|The server answered with status 500/)
  await open(page, `${site.url}/home`)
  const ids: (string | undefined)[] = []
  page.on('response', (response) => {
    if (/\/property\.data/.test(response.url())) ids.push(response.headers()['x-request-id'])
  })
  await page.getByRole('link', { name: 'Homes to buy' }).click()
  await expect(heading(page)).toHaveText(errorPageTexts.failure)
  const shown = await page.getByText(/^Request [\w-]+$/).textContent()
  expect(ids.map((id) => formatRequestId(id ?? ''))).toContain(shown)
})
