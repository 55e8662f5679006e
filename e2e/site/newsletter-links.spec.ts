import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { contactField, findMailsTo } from '#e2e/support/contact-form.ts'
import { newsletterMessages, newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'
import {
  confirmTexts,
  newsletterPageTexts,
  unsubscribeTexts,
} from '#texts/site/newsletter-pages.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

/**
 * Subscribes without JavaScript.
 *
 * @returns the path of the mailed link
 */
async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/newsletter', {
    form: { newsletter: email },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
  const [letter = ''] = await findMailsTo(email)
  return /\/newsletter\/confirm\?token=[\w-]+/.exec(letter)?.[0] ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'mailed links' : 'mailed links without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('confirm on a press, and end it on another', { tag: '@phone' }, async ({
      page,
      request,
    }) => {
      const email = createEmail()
      const link = await mailedLink(request, email)
      await page.goto(link)
      await page.reload()
      expect(await findMailsTo(email)).toHaveLength(1)
      await button(page, confirmTexts.submit).click()
      await expect(page.getByRole('heading', { name: confirmTexts.doneHeading })).toBeVisible()
      await expect.poll(async () => (await findMailsTo(email)).length).toBe(2)

      await page.goto(link.replace('confirm', 'unsubscribe'))
      await button(page, unsubscribeTexts.submit).click()
      await expect(page.getByRole('heading', { name: unsubscribeTexts.doneHeading })).toBeVisible()
      await page.goto(link)
      await button(page, confirmTexts.submit).click()
      await expect(page.getByRole('heading', { name: confirmTexts.unknownHeading })).toBeVisible()
    })
  })
}

test('a provider of mail ends a subscription with one post', { tag: '@phone' }, async ({
  request,
}) => {
  const link = await mailedLink(request, createEmail())
  const ending = link.replace('confirm', 'unsubscribe')
  for (const body of [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    expect((await request.post(ending, body)).status()).toBe(200)
  }
  expect((await request.post(link)).status()).toBe(404)
  expect((await request.post('/newsletter/unsubscribe')).status()).toBe(400)
})

test('axe finds nothing serious on the pages of the newsletter', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/newsletter', '/newsletter?sent=', '/newsletter/confirm?token=x']) {
    await visit(path)
    await expectAccessibleInBothThemes(page)
  }
})

test.describe('the footer without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows errors for an invalid email address, and accepts a valid one', async ({
    page,
    errors,
  }) => {
    errors.allowError(/status of 400/)
    const email = createEmail()
    await page.goto('/home')
    await contactField(page, 'newsletter').fill('nobody')
    const subscribe = { name: newsletterTexts.subscribe, exact: true }
    await page.getByRole('contentinfo').getByRole('button', subscribe).click()
    await expect(page).toHaveURL('/newsletter')
    const main = page.getByRole('main')
    const again = main.locator('[name="newsletter"]')
    await expect(again).toHaveValue('nobody')
    await expect(again).toHaveAccessibleDescription(newsletterMessages.invalid)
    await again.fill(email)
    await main.getByRole('button', subscribe).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(newsletterNotices.success)
    await expect(main.getByText(newsletterPageTexts.accepted)).toBeVisible()
    await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
  })
})
