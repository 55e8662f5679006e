import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  notice,
  PASSWORD,
  passwordField,
  register,
} from '#e2e/support/account.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { identityTexts, signInProblems } from '#texts/people/identity.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const BUTTONS = ['Login', 'Register', 'Login with Google', 'Login with Github']
/** Logged by Chromium for a rejected call. */
const REFUSED = /status of 400/

test('a new account is announced for a second, leads to /home and stays signed in', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const email = createEmail()
  await visit('/home')
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, email, PASSWORD)
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await page.clock.runFor(950)
  await expect(page).toHaveURL('/')
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page).toHaveURL('/home')
  await expect(avatar(page)).toHaveText('O')
  await page.clock.resume()
  await page.reload()
  await expect(avatar(page)).toHaveText('O')
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('a person with an account logs in', { tag: '@phone' }, async ({ page, visit, browser }) => {
  const email = createEmail()
  const other = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  await register(await other.newPage(), email)
  await other.close()
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  const sent = page.waitForRequest(/signInWithPassword/)
  // The browser or the form trims a pasted email address.
  await fillSignInForm(page, `  ${email.toUpperCase()} `, PASSWORD)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ email: email.toUpperCase() })
  await expect(notice(page, 'Login successful!')).toBeVisible()
  await expect(button(page, 'Login')).toBeDisabled()
  await page.clock.runFor(1050)
  await expect(page).toHaveURL('/home')
  await expect(avatar(page)).toHaveText('O')
})

test('a wrong password shows a notice for a second, and can be corrected', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.expectError(REFUSED)
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, createEmail(), 'not my password')
  await button(page, 'Login').click()
  await expectShownFor(page, notice(page, 'Login error!'), 1000)
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(page).toHaveURL('/')
  const problem = page.getByText(signInProblems.login)
  await expect(problem).toBeVisible()
  await passwordField(page).press('x')
  await expect(problem).toBeHidden()
})

test('registration requires six characters, not eight, and shows why it was refused', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.expectError(REFUSED)
  const email = createEmail()
  await visit('/')
  await fillSignInForm(page, email, '123456')
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await expect(page).toHaveURL('/home')
  await visit('/')
  for (const [address, password] of [
    [email, PASSWORD],
    [createEmail(), '12345'],
    ['olha@', PASSWORD],
    ['', ''],
  ] as const) {
    const refused = page.waitForResponse(/accounts:signUp/)
    await fillSignInForm(page, address, password)
    await button(page, 'Register').click()
    expect((await refused).status()).toBe(400)
    await expect(notice(page, 'Registration error!')).toBeVisible()
    await expect(notice(page, 'Registration error!')).toBeHidden()
    await expect(button(page, 'Register')).toBeEnabled()
  }
})

test('Login is disabled while pending; without a network every sign-in method shows its notice', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.expectError(REFUSED)
  let asked = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/signInWithPassword/, async (route) => {
    asked += 1
    await answered
    await route.continue()
  })
  await visit('/')
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, 'Login').dblclick()
  await expect(button(page, 'Login')).toBeDisabled()
  await expect(button(page, 'Register')).toBeDisabled()
  await passwordField(page).press('Enter')
  answer()
  await expect(notice(page, 'Login error!')).toBeVisible()
  await expect(button(page, 'Login')).toBeEnabled()
  expect(asked).toBe(1)

  errors.allowError(/net::ERR_FAILED/)
  await page.unroute(/signInWithPassword/)
  await page.route(/accounts:|\/session$/, (route) => route.abort())
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, 'Login').click()
  await expect(notice(page, 'Login error!')).toBeVisible()
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration error!')).toBeVisible()
  for (const name of BUTTONS) await expect(button(page, name)).toBeEnabled()
})

test('leaving the page within a second of signing in cancels the redirect to /home', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await page.getByRole('link', { name: identityTexts.forgot }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/forgot-password')
})

test('a sign-in whose code or settings cannot be loaded says so, and can be retried', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.allowError(/net::ERR_FAILED/)
  const patterns = [/\/assets\/open-identity-/, /\/identity\/settings/]
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort())
  await visit('/')
  await fillSignInForm(page, createEmail(), PASSWORD)
  for (const pattern of patterns) {
    await button(page, 'Login').click()
    await expect(notice(page, 'Login error!')).toBeVisible()
    await expect(button(page, 'Login')).toBeEnabled()
    await expect(notice(page, 'Login error!')).toBeHidden()
    await page.unroute(pattern)
  }
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await expect(page).toHaveURL('/home')
})
