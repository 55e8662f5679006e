import type { Page, Request } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  emailField,
  fillSignInForm,
  PASSWORD,
  passwordField,
} from '#e2e/support/account.ts'
import { tabTo } from '#e2e/support/keyboard.ts'
import { delayScripts } from '#e2e/support/network/held-scripts.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import { credentialsMessages, identityTexts, welcomeTexts } from '#texts/people/identity.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const RED = paletteColor('alert')
const BUTTONS = ['Login', 'Register', 'Login with Google', 'Login with Github']

/** Expects an error message in red. */
async function expectMessage(page: Page, name: string, message: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]`)
  await expect(field).toHaveAccessibleDescription(message)
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(field).toHaveCSS('border-color', RED)
}

test('the card has no header or footer, and shows errors on blur without moving anything', {
  tag: '@ends',
}, async ({ page, visit }) => {
  await visit('/')
  await expect(page).toHaveTitle('Sign in · Homiq')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(emailField(page)).toHaveAttribute('name', 'userEmail')
  await expect(emailField(page)).toHaveAttribute('type', 'email')
  await expect(passwordField(page)).toHaveAttribute('name', 'userPassword')
  await expect(page.getByText('OR', { exact: true })).toBeVisible()
  for (const name of BUTTONS) await expect(button(page, name)).toBeEnabled()
  await expect(page.locator('.sign-in-picture img')).toHaveJSProperty('complete', true)

  const before = await button(page, 'Register').boundingBox()
  const { email, password } = credentialsMessages
  await expect(emailField(page)).not.toHaveCSS('border-color', RED)
  await emailField(page).focus()
  await page.keyboard.press('Tab')
  await expectMessage(page, 'userEmail', email.required)
  await emailField(page).fill('olha@')
  await expectMessage(page, 'userEmail', email.invalid)
  await passwordField(page).focus()
  await emailField(page).focus()
  await expectMessage(page, 'userPassword', password.required)
  await passwordField(page).fill('1234567')
  await expectMessage(page, 'userPassword', password.short)
  expect(await button(page, 'Register').boundingBox()).toEqual(before)
  await passwordField(page).fill('12345678')
  await expect(page.getByText(password.short)).toHaveCount(0)
})

test('a rejected submit focuses the first invalid field, and the password can be shown', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('identitytoolkit')) asked.push(request)
  })
  await visit('/')
  await button(page, 'Login').click()
  await expectMessage(page, 'userEmail', credentialsMessages.email.required)
  await expectMessage(page, 'userPassword', credentialsMessages.password.required)
  await expect(emailField(page)).toBeFocused()
  await emailField(page).fill('olha@example.com')
  await page.keyboard.press('Enter')
  await expect(passwordField(page)).toBeFocused()
  expect(asked).toEqual([])

  const welcome = page.getByText(welcomeTexts.heading)
  await expect(welcome).toBeVisible()
  for (const [width, visible] of [
    [768, true],
    [767, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(welcome).toBeVisible({ visible })
  }

  await passwordField(page).fill(PASSWORD)
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await button(page, identityTexts.showPassword).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await expect(passwordField(page)).toHaveValue(PASSWORD)
  await button(page, identityTexts.hidePassword).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')

  await page.getByRole('link', { name: identityTexts.withoutAccount }).click()
  await expect(page).toHaveURL('/home')
  await expect(avatar(page)).toHaveText('NA')
})

test('text typed before hydration stays, and a click before hydration takes effect', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.expectError(/status of 400/)
  const wake = await delayScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const email = createEmail()
  await fillSignInForm(page, email, PASSWORD)
  const login = page.waitForRequest(/accounts:signInWithPassword/)
  await page.keyboard.press('Enter')
  wake()
  expect((await login).postDataJSON()).toMatchObject({ email, password: PASSWORD })
  await expect(button(page, 'Register')).toBeEnabled()
  await expect(emailField(page)).toHaveValue(email)
  const sent = page.waitForRequest(/accounts:signUp/)
  await button(page, 'Register').click()
  expect((await sent).postDataJSON()).toMatchObject({ email, password: PASSWORD })
  await expect(page).toHaveURL('/home')
})

test('a keyboard alone registers', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/')
  await tabTo(page, emailField(page))
  await page.keyboard.type(createEmail())
  await page.keyboard.press('Tab')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await tabTo(page, button(page, identityTexts.showPassword))
  await page.keyboard.press('Space')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await tabTo(page, button(page, 'Register'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await expect(avatar(page)).toHaveText('O')
})
