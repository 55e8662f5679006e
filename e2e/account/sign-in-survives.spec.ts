import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { open } from '#e2e/support/open.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

let server: TestServer
test.beforeEach(async () => {
  // The server is started three times.
  test.slow()
  server = await createTestServer()
  await server.start()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await server.remove()
})

/** Registers, and waits until the server holds a session too. */
async function register(page: Page, email: string): Promise<void> {
  await open(page, `${server.url}/`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  const session = page.waitForResponse((response) => response.url().endsWith('/session'))
  await page.getByRole('button', { name: 'Register' }).click()
  expect((await session).status()).toBe(204)
  await page.waitForURL('**/home')
}

/** Expects `/settings` to show the account, which it does only when the service knows it. */
async function expectSignedIn(page: Page, email: string): Promise<void> {
  await open(page, `${server.url}/settings`)
  await expect(page.getByText(email)).toBeVisible()
}

test('someone stays signed in while the server cannot be reached, and when it was ended @desktop', async ({
  page,
  errors,
}) => {
  // The mail that follows a registration may still be asked for.
  errors.allowError(/Failed to load resource: net::/)
  const email = 'olena@example.com'
  await register(page, email)
  await server.kill('SIGTERM')
  await server.start()
  await expectSignedIn(page, email)

  await server.kill('SIGKILL')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(email)).toBeVisible()
  await server.start()
  await expectSignedIn(page, email)
  // A session of the server's own has outlived it as well.
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${server.url}/`)
})
