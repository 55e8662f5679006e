import { contactMessages, contactNotices, contactTexts } from '#content/texts/contact/contact.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, fromOwnAddress, newEmail } from '#e2e/support/account.ts'
import { expectTyped, field, fillContact, GOOD, messagesFrom } from '#e2e/support/contact.ts'

test.use({ javaScriptEnabled: false, extraHTTPHeaders: fromOwnAddress() })

test('a message is sent, and reloading does not send it again', { tag: '@phone' }, async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/contact')
  await fillContact(page, email)
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactNotices.success, { exact: true })).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('')
  await page.reload()
  await expect.poll(async () => (await messagesFrom(email)).length).toBe(1)
})

test('what is wrong stands under its field, and all that was typed is kept', {
  tag: '@desktop',
}, async ({ page, errors }) => {
  errors.allowError(/status of 400/)
  const email = newEmail()
  await page.goto('/contact')
  await fillContact(page, email)
  await field(page, 'message').fill('Too short')
  await field(page, 'subject').fill('')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button(page, contactTexts.send).click()
  expect((await answered).status()).toBe(400)
  await expect(page.getByText(contactMessages.message.short)).toBeVisible()
  await expect(page.getByText(contactMessages.subject.required)).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('Too short')
  await expect(field(page, 'message')).toHaveAccessibleDescription(contactMessages.message.short)
  await expect(field(page, 'name')).toHaveValue(GOOD.name)
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'subject')).toBeFocused()
  await field(page, 'message').fill(GOOD.message)
  await field(page, 'subject').fill(GOOD.subject)
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactNotices.success, { exact: true })).toBeVisible()
})

test.describe('from one address', { tag: '@desktop' }, () => {
  test.use({ extraHTTPHeaders: fromOwnAddress() })

  test('too many messages are told so, and kept', async ({ page, request, errors }) => {
    errors.allowError(/status of 429/)
    const email = newEmail()
    for (let n = 0; n < 20; n += 1) {
      const answer = await request.post('/contact', { form: { ...GOOD, email }, maxRedirects: 0 })
      expect(answer.status()).toBe(303)
    }
    await page.goto('/contact')
    await fillContact(page, email)
    await button(page, contactTexts.send).click()
    await expect(page.getByText(contactTexts.tooMany)).toBeVisible()
    await expectTyped(page, email)
  })
})

test('another site cannot send in a visitor’s name', { tag: '@desktop' }, async ({ request }) => {
  const email = newEmail()
  const answer = await request.post('/contact', {
    form: { ...GOOD, email },
    headers: { Origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeGreaterThanOrEqual(400)
  expect(await messagesFrom(email)).toEqual([])
})
