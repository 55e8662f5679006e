import type { Page, Response } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { blockStorage, STORAGE_ERRORS } from '#e2e/support/blocked-storage.ts'
import { contactField, findMailsTo, SEND_URL } from '#e2e/support/contact-form.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { newsletterMessages, newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const SETTINGS_URL = '**/mail/settings'
const input = (page: Page) => contactField(page, 'newsletter')
const press = (page: Page, name: string = newsletterTexts.subscribe) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true })

test('a subscription is asked for once, says so for 2 s, and empties the field', {
  tag: ['@phone', '@both'],
}, async ({ page, visit }) => {
  const email = createEmail()
  await installClock(page)
  await visit('/property')
  await input(page).focus()
  await input(page).fill(` ${email} `)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route(SEND_URL, async (route) => {
    sent += 1
    const { template_params: parameters } = route.request().postDataJSON()
    expect(parameters).toEqual({ name: email, email })
    await answered
    await route.continue()
  })
  await pauseClock(page)
  await press(page).dblclick()
  await expect(press(page, newsletterTexts.sending)).toBeDisabled()
  await expect.poll(() => sent).toBe(1)
  answer()
  await expectShownFor(page, notice(page, newsletterNotices.success), 2000)
  await expect(input(page)).toHaveValue('')
  await expect(press(page)).toBeEnabled()
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
  expect(sent).toBe(1)
})

test('the field shows its errors on blur and on submit, and axe finds nothing serious', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/legal')
  await input(page).focus()
  await press(page).click()
  await expect(input(page)).toHaveAccessibleDescription(newsletterMessages.required)
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(newsletterMessages.required)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await input(page).fill('nobody')
  await input(page).blur()
  await expect(input(page)).toHaveAccessibleDescription(newsletterMessages.invalid)
  await input(page).fill(createEmail())
  await expect(input(page)).toHaveAccessibleDescription('')
  await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
})

test('an email address typed before the settings have loaded is kept, and sent', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const email = createEmail()
  await visit('/privacy')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(SETTINGS_URL, async (route) => {
    await arrived
    await route.continue()
  })
  await input(page).click()
  await page.keyboard.type(email.slice(0, 9))
  await page.keyboard.type(email.slice(9))
  await page.keyboard.press('Enter')
  await expect(press(page, newsletterTexts.sending)).toBeDisabled()
  await expect(page).toHaveURL('/privacy')
  arrive()
  await expect(notice(page, newsletterNotices.success)).toBeVisible()
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
})

test('hitting the limit keeps the typed email address', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  await visit('/home')
  await input(page).fill('olha@example.com')
  errors.expectError(/status of 429/)
  await page.route(SEND_URL, (route) => route.fulfill({ status: 429, body: 'Too many requests.' }))
  await press(page).click()
  await expect(notice(page, newsletterNotices.failure)).toBeVisible()
  await expect(input(page)).toHaveValue('olha@example.com')
})

// The paths are in loading order.
test('the typed email address stays when the settings or the email service cannot be reached', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  const email = createEmail()
  await installClock(page)
  await visit('/home')
  const patterns = [SETTINGS_URL, SEND_URL]
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort())
  await input(page).fill(email)
  await pauseClock(page)
  for (const pattern of patterns) {
    errors.expectError(/net::ERR_FAILED/)
    await press(page).click()
    await expectShownFor(page, notice(page, 'An error occurred!'), 2000)
    await expect(input(page)).toHaveValue(email)
    await expect(press(page)).toBeEnabled()
    await page.unroute(pattern)
  }
  await press(page).click()
  await expect(notice(page, newsletterNotices.success)).toBeVisible()
})

test('a subscription is sent even if storage is forbidden', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  errors.allowError(STORAGE_ERRORS)
  await blockStorage(context)
  const email = createEmail()
  await visit('/legal')
  await input(page).fill(email)
  await press(page).click()
  await expect(notice(page, newsletterNotices.success)).toBeVisible()
})

test('the newsletter loads no form library', { tag: '@phone' }, async ({ page, visit }) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) responses.push(response)
  })
  await visit('/property')
  await input(page).focus()
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(responses.map((response) => response.text()))
  for (const word of ['shouldFocusError', '_zod'])
    expect(
      scripts.filter((script) => script.includes(word)),
      word,
    ).toEqual([])
})
