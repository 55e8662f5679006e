import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { open } from '#e2e/support/open.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

let server: TestServer
test.beforeEach(async () => {
  // This starts the server twice.
  test.slow()
  server = await createTestServer()
  await server.start()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await server.remove()
})

/** Registers and waits for the server's session. */
async function register(page: Page, email: string): Promise<void> {
  await open(page, `${server.url}/`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  const session = page.waitForResponse((response) => response.url().endsWith('/session'))
  await page.getByRole('button', { name: 'Register' }).click()
  expect((await session).status()).toBe(204)
  await page.waitForURL('**/home')
}

/** `/settings` shows the account only when the identity service knows it. */
async function expectSignedIn(page: Page, email: string): Promise<void> {
  await open(page, `${server.url}/settings`)
  await expect(page.getByText(email)).toBeVisible()
}

test('someone stays signed in while the server cannot be reached, and when it is there again @desktop', async ({
  page,
  errors,
}) => {
  // The request for the verification mail may still be pending.
  errors.allowError(/Failed to load resource: net::/)
  const email = 'olena@example.com'
  await register(page, email)
  await expectSignedIn(page, email)
  await server.kill('SIGKILL')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(email)).toBeVisible()
  await server.start()
  await expectSignedIn(page, email)
  // The server's session has survived too.
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${server.url}/`)
})
