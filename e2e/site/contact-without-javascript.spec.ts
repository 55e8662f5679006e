import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  findMessagesFrom,
  VALID_MESSAGE,
} from '#e2e/support/contact-form.ts'
import { contactMessages, contactNotices, contactTexts } from '#texts/site/contact.ts'

test.use({ javaScriptEnabled: false, extraHTTPHeaders: createUniqueIpHeaders() })

test('a message is sent, and reloading does not send it again', { tag: '@phone' }, async ({
  page,
}) => {
  const email = createEmail()
  await page.goto('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactNotices.success, { exact: true })).toBeVisible()
  await expect(contactField(page, 'name')).toHaveValue('')
  await page.reload()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('errors are shown under their fields, and typed text is kept', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(/status of 400/)
  const email = createEmail()
  await page.goto('/contact')
  await fillContactForm(page, email)
  await contactField(page, 'message').fill('Too short')
  await contactField(page, 'subject').fill('')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button(page, contactTexts.send).click()
  expect((await answered).status()).toBe(400)
  await expect(page.getByText(contactMessages.message.short)).toBeVisible()
  await expect(page.getByText(contactMessages.subject.required)).toBeVisible()
  await expect(contactField(page, 'message')).toHaveValue('Too short')
  await expect(contactField(page, 'message')).toHaveAccessibleDescription(
    contactMessages.message.short,
  )
  await expect(contactField(page, 'name')).toHaveValue(VALID_MESSAGE.name)
  await expect(contactField(page, 'email')).toHaveValue(email)
  await expect(contactField(page, 'subject')).toBeFocused()
  await contactField(page, 'message').fill(VALID_MESSAGE.message)
  await contactField(page, 'subject').fill(VALID_MESSAGE.subject)
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactNotices.success, { exact: true })).toBeVisible()
})

test.describe('many messages from one IP', { tag: '@phone' }, () => {
  test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

  test('a message over the limit shows an error and stays in the form', async ({
    page,
    request,
    errors,
  }) => {
    errors.allowError(/status of 429/)
    const email = createEmail()
    for (let n = 0; n < 20; n += 1) {
      const answer = await request.post('/contact', {
        form: { ...VALID_MESSAGE, email },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
    }
    await page.goto('/contact')
    await fillContactForm(page, email)
    await button(page, contactTexts.send).click()
    await expect(page.getByText(contactTexts.tooMany)).toBeVisible()
    await expectContactFormValues(page, email)
  })
})

test('another site cannot send in a visitor’s name', { tag: '@phone' }, async ({ request }) => {
  const email = createEmail()
  const answer = await request.post('/contact', {
    form: { ...VALID_MESSAGE, email },
    headers: { Origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeGreaterThanOrEqual(400)
  expect(await findMessagesFrom(email)).toEqual([])
})
