import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, fillSignInForm, notice, passwordField } from '#e2e/support/account.ts'
import { open } from '#e2e/support/open.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'
import { registrationNotices } from '#texts/people/identity.ts'
import { passwordProblems, strictPasswordHint } from '#texts/people/password-problems.ts'
import { changePasswordTexts, settingsTexts } from '#texts/people/settings.ts'

// PASSWORD_POLICY=strict. Unit tests cover which passwords it rejects.

let server: TestServer
test.beforeEach(async () => {
  test.slow()
  server = await createTestServer({ PASSWORD_POLICY: 'strict' })
  await server.start()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await server.remove()
})

const PASSWORD = 'three grey cats sing'

test('under the strict policy forms say what is wrong with a new password', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  await open(page, `${server.url}/`)
  await fillSignInForm(page, email, 'Password1234')
  await button(page, 'Register').click()
  await expect(notice(page, registrationNotices.failure)).toBeVisible()
  await expect(passwordField(page)).toHaveAccessibleDescription(passwordProblems.common)
  await fillSignInForm(page, email, PASSWORD)
  await button(page, 'Register').click()
  await expect(page).toHaveURL(`${server.url}/home`)

  await open(page, `${server.url}/settings`)
  await button(page, settingsTexts.changePassword).click()
  const dialog = page.getByRole('dialog', { name: changePasswordTexts.heading })
  const next = dialog.getByLabel(changePasswordTexts.next)
  await expect(next).toHaveAccessibleDescription(strictPasswordHint)
  await dialog.getByLabel(changePasswordTexts.current).fill(PASSWORD)
  await next.fill('elevenchars')
  await button(page, changePasswordTexts.save).click()
  await expect(next).toHaveAccessibleDescription(`${strictPasswordHint} ${passwordProblems.short}`)
  await next.fill('abcdefabcdef')
  await button(page, changePasswordTexts.save).click()
  await expect(next).toHaveAccessibleDescription(
    `${strictPasswordHint} ${passwordProblems.pattern}`,
  )
  await next.fill('four grey cats dance')
  await button(page, changePasswordTexts.save).click()
  await expect(notice(page, changePasswordTexts.changed)).toBeVisible()
})
