import type { Page } from '@playwright/test'
import { test as signedIn } from '#e2e/fixtures/signed-in.ts'
import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  notice,
  openSettings,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { findMailedLinks, waitForMailedLink } from '#e2e/support/outbox.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { confirmFirstTexts } from '#texts/messages/confirm-first.ts'
import { emailActionTexts } from '#texts/people/password-reset.ts'
import { settingsTexts } from '#texts/people/settings.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
signedIn.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: settingsTexts.loading })

test('a visitor who is not signed in is redirected to / after a second', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await installClock(page)
  await pauseClock(page)
  await visit('/home')
  await visit('/settings')
  await expect(page).toHaveTitle('Settings')
  await expect(spinner(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(900)
  await expect(spinner(page)).toBeVisible()
  await expect(page).toHaveURL('/settings')
  await expect(button(page, 'Logout')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

signedIn(
  'who is signed in sees the account after a second',
  { tag: '@phone' },
  async ({ page, email, visit }) => {
    await installClock(page)
    await pauseClock(page)
    await visit('/settings')
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(900)
    await expect(spinner(page)).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    const menu = page.getByRole('navigation', { name: settingsTexts.menu }).getByRole('link')
    const paths = await menu.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/home', '/privacy', '/help', '/property'])
  },
)

signedIn(
  'an unreachable service shows an error and can be retried; the dark mode switch matches that of the header',
  { tag: '@phone' },
  async ({ page, email, visit, errors }) => {
    errors.expectError(/net::ERR_FAILED/)
    await page.route('**/identity/settings', (route) => route.abort())
    await visit('/settings')
    await expect(page.getByText(settingsTexts.unreachable)).toBeVisible()
    await page.unroute('**/identity/settings')
    await button(page, settingsTexts.retry).click()
    await expect(page.getByText(email, { exact: true })).toBeVisible()

    const dark = page.getByRole('switch', { name: settingsTexts.darkMode })
    await expect(dark).not.toBeChecked()
    await dark.click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(await readStorage(page, 'darkMode')).toBe('true')
    await button(page, 'Dark mode').click()
    await expect(dark).not.toBeChecked()
  },
)

test('a failed Logout shows a notice for a second and can be retried; Logout leads to / and leaves nothing stored', {
  tag: '@phone',
}, async ({ page, visit, context, errors }) => {
  errors.expectError(/net::ERR_FAILED/)
  const email = createEmail()
  await register(page, email)
  await installClock(page)
  await openSettings(page, email)
  await pauseClock(page)
  await page.route('**/session', (route) => route.abort())
  await button(page, 'Logout').click()
  await expectShownFor(page, notice(page, 'Logout failed'), 1000)
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(avatar(page)).toHaveText('O')
  await page.unroute('**/session')
  const names = async () => (await context.cookies()).map(({ name }) => name)
  expect(await names()).toContain('__session')
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  await page.clock.resume()
  expect(await readStorage(page, 'avatarLetter')).toBeNull()
  expect(await names()).not.toContain('__session')
  await visit('/home')
  await expect(avatar(page)).toHaveText('NA')
  await visit('/settings')
  await expect(page).toHaveURL('/')
})

test('an address is confirmed by the mailed link', { tag: ['@phone', '@both'] }, async ({
  page,
  visit,
}) => {
  const email = createEmail()
  await register(page, email)
  // Registration sends the first link.
  await waitForMailedLink(email, 'verifyEmail')
  await openSettings(page, email)
  await expect(page.getByText(settingsTexts.unconfirmed, { exact: true })).toBeVisible()
  await button(page, confirmFirstTexts.again).click()
  await expect(notice(page, confirmFirstTexts.sent)).toBeVisible()
  await expect.poll(async () => (await findMailedLinks(email, 'verifyEmail')).length).toBe(2)
  await visit(await waitForMailedLink(email, 'verifyEmail'))
  await expect(page.getByRole('heading', { name: emailActionTexts.confirmHeading })).toBeVisible()
  await button(page, emailActionTexts.confirm).click()
  await expect(page.getByRole('heading', { name: emailActionTexts.confirmedHeading })).toBeVisible()
  await openSettings(page, email)
  await expect(page.getByText(settingsTexts.confirmed, { exact: true })).toBeVisible()
  await expect(button(page, confirmFirstTexts.again)).toHaveCount(0)
})

test('signing out everywhere reaches another browser', { tag: '@phone' }, async ({
  page,
  browser,
  visit,
}) => {
  const email = createEmail()
  await register(page, email)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  const other = await elsewhere.newPage()
  await visit('/', other)
  await fillSignInForm(other, email, PASSWORD)
  await button(other, 'Login').click()
  await expect(other).toHaveURL('/home')
  await openSettings(page, email)
  await button(page, settingsTexts.everywhere).click()
  await expect(page).toHaveURL('/')
  await visit('/settings', other)
  await expect(other).toHaveURL('/')
  await elsewhere.close()
})
