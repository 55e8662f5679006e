import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { identityTexts } from '#texts/people/identity.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { avatarLabel } from '#texts/site/shell.ts'
import { at, open } from './open.ts'

/** The default password of accounts in tests. */
export const PASSWORD = 'correct horse 7'

/** Starts with `o`, the letter that the avatar shows. */
export const createEmail = () => `olha-${randomUUID()}@example.com`

/** A different IP for each test, so that tests do not share rate limits. */
export const createUniqueIpHeaders = () => ({
  'X-Forwarded-For': `10.${[256, 256, 254].map((end) => randomInt(end)).join('.')}`,
})

/** The field in the page's own form. Until the previous page is gone, the footer also asks for an email address. */
export const emailField = (page: Page) => page.getByRole('main').getByLabel(identityTexts.userEmail)
export const passwordField = (page: Page) =>
  page.getByLabel(identityTexts.userPassword, { exact: true })
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
export const notice = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true })
export const avatar = (page: Page) =>
  page
    .getByRole('banner')
    .getByLabel(avatarLabel(null))
    .or(page.getByRole('banner').getByLabel(avatarLabel('')))
    .filter({ visible: true })

export async function fillSignInForm(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
}

/** Registers on `/` and waits for `/home`. */
export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/')
  await fillSignInForm(page, email, password)
  await button(page, identityTexts.register).click()
  await expect(page).toHaveURL(at('/home'))
  await expect(avatar(page)).toHaveText('O')
}

/** Opens `/settings` and logs out. */
export async function logOut(page: Page, email: string): Promise<void> {
  await openSettings(page, email)
  await button(page, settingsTexts.logout).click()
  await expect(page).toHaveURL(at('/'))
}

/** Opens `/settings` and waits until it shows the account. */
export async function openSettings(page: Page, email: string): Promise<void> {
  await open(page, '/settings')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
}
