import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import {
  expectContactFormValues,
  fillContactForm,
  findMessagesFrom,
} from '#e2e/support/contact-form.ts'
import { throttleNetwork } from '#e2e/support/network/slow-line.ts'
import { contactTexts } from '#texts/site/contact.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const SCREENS = ['/', '/home', '/about', '/reviews', '/lifestyle', '/help', '/privacy']

test('pages can be read over a slow connection before their scripts load', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await page.route('**/*.js', () => {})
  await throttleNetwork(page)
  for (const address of SCREENS) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('text typed over a slow connection before the scripts load is kept, and sent', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const email = createEmail()
  await throttleNetwork(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillContactForm(page, email)
  await page.waitForLoadState('networkidle')
  await expectContactFormValues(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, 'Message sent successfully!')).toBeVisible()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})
