import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { blockStorage, STORAGE_ERRORS } from '#e2e/support/blocked-storage.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  findMessagesFrom,
  SEND_URL,
} from '#e2e/support/contact-form.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { contactMessages, contactNotices, contactTexts } from '#texts/site/contact.ts'
import { contactDetails } from '#texts/site/contact-details.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('the screen says how to reach us; a field is checked when it is left', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/contact')
  await expect(page).toHaveTitle('Contact us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Get in Touch', exact: true })).toBeVisible()
  await expect(main.getByText('Kyiv, Lviv, Dnipro - Ukraine', { exact: true })).toBeVisible()
  const { phone, email: ours } = contactDetails
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+380440001010')
  await expect(main.getByRole('link', { name: ours })).toHaveAttribute('href', `mailto:${ours}`)

  const { name, email, message } = contactMessages
  for (const [at, text, expected] of [
    ['name', 'x'.repeat(51), name.long],
    ['name', ` ${'x'.repeat(50)} `, ''],
    ['name', '   ', name.required],
    ['email', 'nobody', email.invalid],
    ['email', 'a@b', email.invalid],
    ['email', '  olha@example.com  ', ''],
    ['subject', ' ', contactMessages.subject.required],
    ['message', 'x'.repeat(19), message.short],
    ['message', ` ${'x'.repeat(19)} `, message.short],
    ['message', 'x'.repeat(20), ''],
    ['message', 'x'.repeat(1000), ''],
    ['message', 'x'.repeat(1001), message.long],
  ] as const) {
    await contactField(page, at).fill(text)
    await contactField(page, at).blur()
    await expect(contactField(page, at)).toHaveAccessibleDescription(expected)
  }
})

test('a message is sent once, says so for 2 s, and empties the form', {
  tag: ['@phone', '@both'],
}, async ({ page, visit }) => {
  const email = createEmail()
  await installClock(page)
  await visit('/contact')
  await fillContactForm(page, ` ${email} `)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route(SEND_URL, async (route) => {
    sent += 1
    await answered
    await route.continue()
  })
  await pauseClock(page)
  await button(page, contactTexts.send).dblclick()
  const sending = button(page, contactTexts.sending)
  await expect(sending).toBeDisabled()
  await contactField(page, 'name').press('Enter')
  await expect.poll(() => sent).toBe(1)
  answer()
  await expectShownFor(page, notice(page, contactNotices.success), 2000)
  await expect(button(page, contactTexts.send)).toBeEnabled()
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(contactField(page, name)).toHaveValue('')
    await expect(contactField(page, name)).toHaveAccessibleDescription('')
  }
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  expect(sent).toBe(1)
})

test('a message that cannot be sent is kept, and a notice says so for 2 s', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.expectError(/net::ERR_FAILED/)
  const email = createEmail()
  await installClock(page)
  await visit('/contact')
  await fillContactForm(page, email)
  await page.route(SEND_URL, (route) => route.abort())
  await pauseClock(page)
  await button(page, contactTexts.send).click()
  await expectShownFor(page, notice(page, 'An error occurred while sending the message!'), 2000)
  await expectContactFormValues(page, email)
  await page.unroute(SEND_URL)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
})

test('a double click sends it once, and does not send the empty form', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const email = createEmail()
  await visit('/contact')
  await page.waitForLoadState('networkidle')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).dblclick({ delay: 60 })
  await expect(notice(page, contactNotices.success)).toBeVisible()
  await expect(contactField(page, 'name')).toHaveValue('')
  await expect(contactField(page, 'name')).toHaveAccessibleDescription('')
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('hitting the limit, a rejection or a server error keeps what was typed', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  for (const answer of [
    { status: 429, body: 'Too many requests.' },
    { status: 403, body: 'No.' },
    { status: 503, body: '' },
  ]) {
    errors.expectError(new RegExp(`status of ${answer.status}`))
    await page.route(SEND_URL, (route) => route.fulfill(answer))
    await button(page, contactTexts.send).click()
    await expect(notice(page, contactNotices.failure)).toBeVisible()
    await expectContactFormValues(page, email)
    await expect(button(page, contactTexts.send)).toBeEnabled()
    await expect(notice(page, contactNotices.failure)).toHaveCount(0)
    await page.unroute(SEND_URL)
  }
})

test('a message can be retried if there was no network from the start', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/net::ERR_FAILED/)
  const email = createEmail()
  await visit('/contact')
  await page.route('**/mail/settings', (route) => route.abort())
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  await expectContactFormValues(page, email)
  await page.unroute('**/mail/settings')
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
})

test('a rejected submit marks every field and focuses the first; axe finds nothing serious', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/contact')
  const calm = await contactField(page, 'name').evaluate(
    (input) => getComputedStyle(input).borderColor,
  )
  await button(page, contactTexts.send).click()
  await expect(contactField(page, 'name')).toBeFocused()
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(contactField(page, name)).toHaveAccessibleDescription(
      contactMessages[name].required,
    )
    await expect(contactField(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(contactField(page, name)).not.toHaveCSS('border-color', calm)
  }
  await expectAccessibleInBothThemes(page)
})

test('a message is sent even if storage is forbidden', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  errors.allowError(STORAGE_ERRORS)
  await blockStorage(context)
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})
