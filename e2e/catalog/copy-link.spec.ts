import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { at } from '#e2e/support/open.ts'
import { getAddress } from '#e2e/support/storage.ts'
import { laterTexts } from '#texts/catalog/deferred-parts.ts'
import { ADDED_TO_FAVORITES, favoriteButtonLabel } from '#texts/catalog/favorite-button.ts'

const notice = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })
const copy = (page: Page) => page.getByRole('button', { name: laterTexts.copyLink }).click()

test('it copies the URL without its fragment and says so for 2 s, replacing any other notice', {
  tag: ['@phone', '@both'],
}, async ({ page, context, visit, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installClock(page)
  await visit('/sale/1?from=mail#facts')
  await pauseClock(page)
  await copy(page)
  await expectShownFor(page, notice(page, laterTexts.copied), 2000)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    baseURL + at('/sale/1?from=mail'),
  )

  await page.getByRole('button', { name: favoriteButtonLabel(getAddress('sale', 1)) }).click()
  await expect(notice(page, ADDED_TO_FAVORITES)).toBeVisible()
  await page.clock.runFor(1500)
  await copy(page)
  await expect(notice(page, ADDED_TO_FAVORITES)).toHaveCount(0)
  await expectShownFor(page, notice(page, laterTexts.copied), 2000)
})

test('a failed copy shows a notice for 2 s, also in a browser without a clipboard', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await context.addInitScript(() => {
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('Refused.', 'NotAllowedError'))
  })
  await installClock(page)
  await visit('/rent/1')
  await pauseClock(page)
  await copy(page)
  await expectShownFor(page, notice(page, 'Link failed to copy!'), 2000)

  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
  })
  await copy(page)
  await expect(notice(page, 'Link failed to copy!')).toBeVisible()
})
