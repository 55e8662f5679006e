import { readFile } from 'node:fs/promises'
import { test } from '#e2e/fixtures/signed-in.ts'
import { expect } from '#e2e/fixtures.ts'
import {
  button,
  createUniqueIpHeaders,
  notice,
  openSettings,
  PASSWORD,
} from '#e2e/support/account.ts'
import { dataTexts } from '#texts/people/settings.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('all that is kept about a person is downloaded as a file', { tag: '@phone' }, async ({
  page,
  email,
}) => {
  await openSettings(page, email)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/my/data', async (route) => {
    await answered
    await route.continue()
  })
  const downloading = page.waitForEvent('download')
  await button(page, dataTexts.download).click()
  await expect(button(page, dataTexts.download)).toBeDisabled()
  await expect(button(page, dataTexts.download)).toHaveAttribute('aria-busy', 'true')
  answer()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('homiq-my-data.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    email,
    account: { email, emailVerified: false },
    signIns: [{ provider: 'password' }],
  })
  expect(text).not.toContain(PASSWORD)
  expect(text).not.toContain('$scrypt')
  await expect(button(page, dataTexts.download)).toBeEnabled()
})

test('nothing is downloaded without a session of the server', { tag: '@phone' }, async ({
  page,
  email,
  context,
  errors,
}) => {
  errors.expectError(/status of 401/)
  // Without this, the page would post its refreshed token, which starts another session.
  await page.route('**/session', (route) => route.abort())
  errors.allowError(/net::ERR_FAILED/)
  await openSettings(page, email)
  await context.clearCookies()
  await button(page, dataTexts.download).click()
  await expect(notice(page, dataTexts.noSession)).toBeVisible()
})

test('a download that is limited, fails or cannot be reached shows an error and can be retried', {
  tag: '@phone',
}, async ({ page, email, errors }) => {
  await openSettings(page, email)
  for (const [answer, said] of [
    [{ status: 429, body: 'Too many requests.' }, dataTexts.tooMany],
    [{ status: 500, body: 'No.' }, dataTexts.failed],
    [null, dataTexts.failed],
  ] as const) {
    errors.expectError(
      answer === null ? /net::ERR_FAILED/ : new RegExp(`status of ${answer.status}`),
    )
    await page.route('**/my/data', (route) =>
      answer === null ? route.abort() : route.fulfill(answer),
    )
    await button(page, dataTexts.download).click()
    await expect(notice(page, said)).toBeVisible()
    await page.unroute('**/my/data')
    const downloading = page.waitForEvent('download')
    await button(page, dataTexts.download).click()
    await downloading
    await expect(notice(page, said)).toHaveCount(0)
  }
})
