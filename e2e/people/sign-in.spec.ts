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
import { at } from '#e2e/support/open.ts'
import {
  identityTexts,
  loginNotices,
  registrationNotices,
  signInProblems,
} from '#texts/people/identity.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const BUTTONS = [
  identityTexts.login,
  identityTexts.register,
  identityTexts.google,
  identityTexts.github,
]
/** Logged by Chromium for a rejected call. */
const REFUSED = /status of 400/

test('a new account is announced for a second, leads to /home and stays signed in', {
  tag: ['@phone', '@both'],
}, async ({ page, visit }) => {
  const email = createEmail()
  await visit('/home')
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, email, PASSWORD)
  await button(page, identityTexts.register).click()
  await expect(notice(page, registrationNotices.success)).toBeVisible()
  await page.clock.runFor(950)
  await expect(page).toHaveURL(at('/'))
  await expect(notice(page, registrationNotices.success)).toBeVisible()
  await page.clock.runFor(100)
  await expect(page).toHaveURL(at('/home'))
  await expect(avatar(page)).toHaveText('O')
  await page.clock.resume()
  await page.reload()
  await expect(avatar(page)).toHaveText('O')
  await page.goBack()
  await expect(page).toHaveURL(at('/home'))
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
  await expect(notice(page, loginNotices.success)).toBeVisible()
  await expect(button(page, identityTexts.login)).toBeDisabled()
  await page.clock.runFor(1050)
  await expect(page).toHaveURL(at('/home'))
  await expect(avatar(page)).toHaveText('O')
})

test('a wrong password shows a notice for a second, and can be corrected', {
  tag: ['@phone', '@both'],
}, async ({ page, visit, errors }) => {
  errors.expectError(REFUSED)
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, createEmail(), 'not my password')
  await button(page, identityTexts.login).click()
  await expectShownFor(page, notice(page, loginNotices.failure), 1000)
  await expect(button(page, identityTexts.login)).toBeEnabled()
  await expect(page).toHaveURL(at('/'))
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
  await button(page, identityTexts.register).click()
  await expect(notice(page, registrationNotices.success)).toBeVisible()
  await expect(page).toHaveURL(at('/home'))
  await visit('/')
  for (const [address, password] of [
    [email, PASSWORD],
    [createEmail(), '12345'],
    ['olha@', PASSWORD],
    ['', ''],
  ] as const) {
    const refused = page.waitForResponse(/accounts:signUp/)
    await fillSignInForm(page, address, password)
    await button(page, identityTexts.register).click()
    expect((await refused).status()).toBe(400)
    await expect(notice(page, registrationNotices.failure)).toBeVisible()
    await expect(notice(page, registrationNotices.failure)).toBeHidden()
    await expect(button(page, identityTexts.register)).toBeEnabled()
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
  await button(page, identityTexts.login).dblclick()
  await expect(button(page, identityTexts.login)).toBeDisabled()
  await expect(button(page, identityTexts.register)).toBeDisabled()
  await passwordField(page).press('Enter')
  answer()
  await expect(notice(page, loginNotices.failure)).toBeVisible()
  await expect(button(page, identityTexts.login)).toBeEnabled()
  expect(asked).toBe(1)

  errors.allowError(/net::ERR_FAILED/)
  await page.unroute(/signInWithPassword/)
  await page.route(/accounts:|\/session$/, (route) => route.abort())
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, identityTexts.login).click()
  await expect(notice(page, loginNotices.failure)).toBeVisible()
  await button(page, identityTexts.register).click()
  await expect(notice(page, registrationNotices.failure)).toBeVisible()
  for (const name of BUTTONS) await expect(button(page, name)).toBeEnabled()
})

test('leaving the page within a second of signing in cancels the redirect to /home', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/')
  await pauseClock(page)
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, identityTexts.register).click()
  await expect(notice(page, registrationNotices.success)).toBeVisible()
  await page.getByRole('link', { name: identityTexts.forgot }).click()
  await expect(page).toHaveURL(at('/forgot-password'))
  await page.clock.runFor(3000)
  await expect(page).toHaveURL(at('/forgot-password'))
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
    await button(page, identityTexts.login).click()
    await expect(notice(page, loginNotices.failure)).toBeVisible()
    await expect(button(page, identityTexts.login)).toBeEnabled()
    await expect(notice(page, loginNotices.failure)).toBeHidden()
    await page.unroute(pattern)
  }
  await button(page, identityTexts.register).click()
  await expect(notice(page, registrationNotices.success)).toBeVisible()
  await expect(page).toHaveURL(at('/home'))
})
