import { contactDetails } from '#content/contact-details.ts'
import { contactMessages, contactNotices, contactTexts } from '#content/texts/contact/contact.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, fromOwnAddress, newEmail, notice } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { expectTyped, field, fillContact, messagesFrom, SENDING } from '#e2e/support/contact.ts'
import { forbidStorage, STORAGE_ERRORS } from '#e2e/support/forbidden-storage.ts'
import { expectShownFor, stopClock, takeClock } from '#e2e/support/steady-clock.ts'

test.use({ extraHTTPHeaders: fromOwnAddress() })

test('the screen says how to reach us', { tag: '@ends' }, async ({ page, visit }) => {
  await visit('/contact')
  await expect(page).toHaveTitle('Contact us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Get in Touch', exact: true })).toBeVisible()
  await expect(main.getByText('Kyiv, Lviv, Dnipro - Ukraine', { exact: true })).toBeVisible()
  const { phone, email } = contactDetails
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+380440001010')
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('a message is sent once, says so for 2 s, and empties the form', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const email = newEmail()
  await takeClock(page)
  await visit('/contact')
  await fillContact(page, ` ${email} `)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route(SENDING, async (route) => {
    sent += 1
    await answered
    await route.continue()
  })
  await stopClock(page)
  await button(page, contactTexts.send).dblclick()
  const sending = button(page, 'Sending...')
  await expect(sending).toBeDisabled()
  await field(page, 'name').press('Enter')
  await expect.poll(() => sent).toBe(1)
  answer()
  await expectShownFor(page, notice(page, 'Message sent successfully!'), 2000)
  await expect(button(page, contactTexts.send)).toBeEnabled()
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveValue('')
    await expect(field(page, name)).toHaveAccessibleDescription('')
  }
  await expect.poll(async () => (await messagesFrom(email)).length).toBe(1)
  expect(sent).toBe(1)
})

test('what cannot be sent is kept, and says so for 2 s', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/net::ERR_FAILED/)
  const email = newEmail()
  await takeClock(page)
  await visit('/contact')
  await fillContact(page, email)
  await page.route(SENDING, (route) => route.abort())
  await stopClock(page)
  await button(page, contactTexts.send).click()
  await expectShownFor(page, notice(page, 'An error occurred while sending the message!'), 2000)
  await expectTyped(page, email)
  await page.unroute(SENDING)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
})

for (const [what, answer] of [
  ['too many messages', { status: 429, body: 'Too many requests.' }],
  ['a refusal', { status: 403, body: 'No.' }],
  ['a fault', { status: 503, body: '' }],
] as const) {
  test(`${what}: nothing typed is lost`, { tag: '@desktop' }, async ({ page, visit, errors }) => {
    errors.expectError(new RegExp(`status of ${answer.status}`))
    const email = newEmail()
    await visit('/contact')
    await fillContact(page, email)
    await page.route(SENDING, (route) => route.fulfill(answer))
    await button(page, contactTexts.send).click()
    await expect(notice(page, contactNotices.failure)).toBeVisible()
    await expectTyped(page, email)
    await expect(button(page, contactTexts.send)).toBeEnabled()
  })
}

test('without a network from the start it can be tried again', { tag: '@desktop' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/net::ERR_FAILED/)
  const email = newEmail()
  await visit('/contact')
  await page.route('**/mail/settings', (route) => route.abort())
  await fillContact(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  await expectTyped(page, email)
  await page.unroute('**/mail/settings')
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
})

test('a refused submit marks every field and goes to the first', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/contact')
  const calm = await field(page, 'name').evaluate((input) => getComputedStyle(input).borderColor)
  await button(page, contactTexts.send).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(contactMessages[name].required)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).not.toHaveCSS('border-color', calm)
  }
})

test('a field is checked when it is left', { tag: '@desktop' }, async ({ page, visit }) => {
  const { name, email, message } = contactMessages
  await visit('/contact')
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
    await field(page, at).fill(text)
    await field(page, at).blur()
    await expect(field(page, at)).toHaveAccessibleDescription(expected)
  }
})

test('where storage is forbidden it sends all the same', { tag: '@desktop' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  errors.allowError(STORAGE_ERRORS)
  await forbidStorage(context)
  const email = newEmail()
  await visit('/contact')
  await fillContact(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
  await expect.poll(async () => (await messagesFrom(email)).length).toBe(1)
})

test('axe has nothing grave to say of the form and its messages', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/contact')
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactMessages.email.required)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
