import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { delayScripts } from '#e2e/support/network/held-scripts.ts'
import { chips } from '#e2e/support/search-controls.ts'
import { applyFilters, card, expectListings, openFilters } from '#e2e/support/search-results.ts'
import { readStorage } from '#e2e/support/storage.ts'

const currency = (page: Page) => page.getByRole('combobox', { name: 'Currency' })

test('prices are in the chosen currency from the first paint on', { tag: '@desktop' }, async ({
  page,
  seed,
}) => {
  await seed({ currency: 'UAH' })
  const release = await delayScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  const shown = () =>
    card(page, 'sale', 1)
      .locator('.by-currency')
      .first()
      .evaluate((price) => [
        getComputedStyle(price, '::after').content,
        (price.firstElementChild as HTMLElement).offsetWidth,
      ])
  await expect.poll(shown).toEqual(['"≈ 46.8 m ₴"', 0])
  await expect(currency(page)).toHaveValue('UAH')
  await expect(page.getByRole('group', { name: 'Price, ₴' })).toBeVisible()
  release()
  await expect(card(page, 'sale', 1).getByText('≈ 46.8 m ₴', { exact: true })).toBeVisible()
  await expect(card(page, 'sale', 1).getByText('$1.05 m', { exact: true })).toBeVisible()
  await expect(page.getByText('Converted at 44.55 ₴ for $1')).toBeVisible()

  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in hryvnias' }).fill('6 m')
  await applyFilters(panel)
  await expect(page).toHaveURL('/property?type=sale&priceMax=6+m&currency=UAH')
  await expect(chips(page)).toHaveText(/Up to 6,000,000 ₴/)
  await expectListings(page, 'sale', [3, 6])
  await currency(page).selectOption('USD')
  await expect(page).toHaveURL('/property?type=sale&priceMax=134672')
  await expect(chips(page)).toHaveText(/Up to \$134,672/)
  await expectListings(page, 'sale', [3, 6])
  expect(await readStorage(page, 'currency')).toBe('USD')
})

test('a currency chosen before the scripts load takes effect', { tag: '@desktop' }, async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/sale/1', { waitUntil: 'commit' })
  await currency(page).selectOption('EUR')
  release()
  await expect(page.getByText('≈ 905,000 €', { exact: true }).first()).toBeVisible()
  expect(await readStorage(page, 'currency')).toBe('EUR')
})

test('a currency chosen before the scripts load takes effect where the URL sets another', {
  tag: '@desktop',
}, async ({ page, seed }) => {
  await seed({ currency: 'UAH' })
  const release = await delayScripts(page)
  await page.goto('/property?type=sale&priceMax=120k', { waitUntil: 'commit' })
  await currency(page).selectOption('UAH')
  release()
  await expect(page).toHaveURL('/property?type=sale&priceMax=5346312&currency=UAH')
  await expect(currency(page)).toHaveValue('UAH')
})

test('the URL of a search decides, whatever the visitor has chosen', { tag: '@phone' }, async ({
  page,
  seed,
  visit,
}) => {
  await seed({ currency: 'UAH' })
  await visit('/property?type=sale&priceMax=120k')
  await expect(card(page, 'sale', 3).getByText('$45 k', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(currency(page)).toHaveValue('USD')
  await currency(page).selectOption('UAH')
  await expect(page).toHaveURL('/property?type=sale&priceMax=5346312&currency=UAH')
  await expect(card(page, 'sale', 3).getByText('≈ 2 m ₴', { exact: true })).toBeVisible()
})
