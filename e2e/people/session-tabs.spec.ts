import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  openSettings,
  register,
} from '#e2e/support/account.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

test.describe('two tabs of one browser', { tag: '@phone' }, () => {
  test('signing in and out reaches other tabs; the sign-in code loads on an idle page, and does not poll', async ({
    page,
    context,
    visit,
    errors,
  }) => {
    // A tab may ask who is signed in just when another one signs out.
    errors.allowError(/40[01] .*(accounts:lookup|\/session)/)
    const email = createEmail()
    await visit('/property')
    await expect(avatar(page)).toHaveText('NA')
    const third = await context.newPage()
    await register(third, email)
    await expect(avatar(page)).toHaveText('O')
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText(email, { exact: true })).toBeVisible()

    const looked = page.waitForResponse(/accounts:lookup/)
    await visit('/property')
    await expect(avatar(page)).toHaveText('O')
    expect((await looked).status()).toBe(200)
    await expect.poll(() => countTransactions(page)).toBe(0)

    const settings = await context.newPage()
    await openSettings(settings, email)
    await openSettings(third, email)
    const listings = await context.newPage()
    await listings.goto('/my/listings')
    await expect(listings.locator('html[data-hydrated]')).toBeAttached()

    await button(settings, 'Logout').click()
    await expect(settings).toHaveURL('/')
    await expect(avatar(page)).toHaveText('NA')
    await expect(third).toHaveURL('/')
    await expect(listings).toHaveURL(/\/#next=/)
    await visit('/settings')
    await expect(page).toHaveURL('/')
  })
})

test('a tab that is still starting takes over who has signed in meanwhile', {
  tag: '@phone',
}, async ({ page, context, errors }) => {
  errors.allowError(/ERR_FAILED|status of 40[01]/)
  const email = createEmail()
  await register(page, email)
  await openSettings(page, email)
  const slow = await context.newPage()
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
  await slow.route(/accounts:lookup/, (route) => isLost.then(() => route.abort()), { times: 1 })
  const asked = slow.waitForRequest(/accounts:lookup/)
  await slow.goto('/settings')
  await asked
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  const another = createEmail()
  await register(page, another)
  lose()
  await expect(slow.getByText(another, { exact: true })).toBeVisible()
  await openSettings(page, another)
})

/** Counts transactions of IndexedDB for longer than the identity SDK's polling interval. */
const countTransactions = (page: Page) =>
  page.evaluate(async () => {
    let transactions = 0
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...options) {
      transactions += 1
      return transaction.apply(this, options)
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    IDBDatabase.prototype.transaction = transaction
    return transactions
  })
