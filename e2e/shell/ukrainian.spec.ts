import { favoriteTexts } from '#content/uk/catalog/favorite.ts'
import { contactMessages, contactNotices, contactTexts } from '#content/uk/site/contact.ts'
import { offlineTexts } from '#content/uk/site/offline.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail } from '#e2e/support/account.ts'
import { contactField, fillContactForm } from '#e2e/support/contact-form.ts'
import { OFFLINE_ERRORS, waitForWorker } from '#e2e/support/network/service-worker.ts'
import { createStoredFavorite } from '#e2e/support/storage.ts'

test('the contact form says in Ukrainian what is wrong, what it does and what is done', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/uk/contact')
  await button(page, contactTexts.send).click()
  await expect(contactField(page, 'email')).toHaveAccessibleDescription(
    contactMessages.email.required,
  )
  await fillContactForm(page, createEmail())
  await button(page, contactTexts.send).click()
  await expect(page.getByRole('status').getByText(contactNotices.success)).toBeVisible()
})

test('favorites that were kept in English are compared in Ukrainian', {
  tag: '@desktop',
}, async ({ page, visit, seed }) => {
  await seed({
    favorites: JSON.stringify([createStoredFavorite('sale', 1), createStoredFavorite('sale', 2)]),
  })
  await visit('/uk/favorite?compare=sale-1&compare=sale-2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(favoriteTexts.title)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('4\u00a0кімнати')
  await expect(cards.first()).toContainText('238\u00a0м²')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a Ukrainian page that was never visited says so in Ukrainian', {
    tag: '@phone',
  }, async ({ context, page, visit, errors }) => {
    errors.allowError(OFFLINE_ERRORS)
    await visit('/uk/home')
    await waitForWorker(page)
    await context.setOffline(true)
    await page.goto('/uk/sale/2')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.notKept)
    await page.getByRole('link', { name: favoriteTexts.title }).click()
    await expect(page).toHaveURL(/\/uk\/favorite$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(favoriteTexts.title)
  })
})
