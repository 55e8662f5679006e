import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { openProviderWindow } from '#e2e/support/provider-window.ts'

const notice = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })
const button = (page: Page, name: 'Google' | 'Github') =>
  page.getByRole('button', { name: `Login with ${name}` })

/** @returns the popup with the provider's page */
async function popupOf(page: Page, name: 'Google' | 'Github'): Promise<Page> {
  const popup = await openProviderWindow(page, () => button(page, name).click())
  await expect(popup.getByRole('heading', { name: new RegExp(name, 'i') })).toBeVisible()
  return popup
}

/** Consents as a person who has no account yet. */
async function agree(popup: Page): Promise<void> {
  await popup.getByLabel('Address').fill(`visitor-${randomUUID()}@example.com`)
  await popup.getByRole('button', { name: 'Allow' }).click()
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(notice(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/home')
  const names = (await page.context().cookies()).map((cookie) => cookie.name)
  expect(names).toContain('__session')
}

async function expectFailed(page: Page, name: 'Google' | 'Github'): Promise<void> {
  await expect(notice(page, 'Login error!')).toBeVisible()
  await expect(button(page, name)).toBeEnabled()
  await expect(notice(page, 'Login error!')).toBeHidden()
  await expect(page).toHaveURL('/')
}

test('a person who agrees at Google is signed in, and the window closes', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/')
  const popup = await popupOf(page, 'Google')
  const gone = popup.waitForEvent('close')
  await agree(popup)
  await gone
  await expectSignedIn(page)
})

test('a person who refuses, is unverified or closes the window sees an error, and can try again', {
  tag: '@desktop',
}, async ({ page, visit, errors }) => {
  await visit('/')
  const google = await popupOf(page, 'Google')
  expect(await google.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
  const closed = google.waitForEvent('close')
  await google.getByRole('button', { name: 'Deny' }).click()
  await expectFailed(page, 'Google')
  await closed

  errors.expectError(/status of 400 .*callback/)
  const unverified = await popupOf(page, 'Github')
  await unverified.getByLabel('Verified').uncheck()
  await agree(unverified)
  await expectFailed(page, 'Github')

  await (await popupOf(page, 'Github')).close()
  await expectFailed(page, 'Github')

  const github = await popupOf(page, 'Github')
  const gone = github.waitForEvent('close')
  await agree(github)
  await gone
  await expectSignedIn(page)
})

test('a browser that opens no window says so as an error', { tag: '@desktop' }, async ({
  page,
  context,
  visit,
}) => {
  await context.addInitScript(() => {
    window.open = () => null
  })
  await visit('/')
  await button(page, 'Google').click()
  await expectFailed(page, 'Google')
})

test('a second provider takes over the window of the first', { tag: '@desktop' }, async ({
  page,
  context,
  visit,
}) => {
  await visit('/')
  const popup = await popupOf(page, 'Google')
  await button(page, 'Github').click()
  await expect(notice(page, 'Login error!')).toBeVisible()
  await expect(popup.getByRole('heading', { name: 'GitHub' })).toBeVisible()
  expect(context.pages()).toHaveLength(2)
  await agree(popup)
  await expectSignedIn(page)
})
