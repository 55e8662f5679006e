import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'

const notice = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' }).click()

test('it copies the URL without its fragment and says so for 2 s, replacing any other notice', {
  tag: '@phone',
}, async ({ page, context, visit, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installClock(page)
  await visit('/sale/1?from=mail#facts')
  await pauseClock(page)
  await copy(page)
  await expectShownFor(page, notice(page, 'Link copied!'), 2000)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/sale/1?from=mail`,
  )

  await page.getByRole('button', { name: /^Keep / }).click()
  await expect(notice(page, 'Added to favorites!')).toBeVisible()
  await page.clock.runFor(1500)
  await copy(page)
  await expect(notice(page, 'Added to favorites!')).toHaveCount(0)
  await expectShownFor(page, notice(page, 'Link copied!'), 2000)
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
