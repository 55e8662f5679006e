import { favoriteTexts } from '#content/texts/listing/favorite.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { card, expectHomes, heart } from '#e2e/support/results.ts'
import { expectShownFor, stopClock, takeClock } from '#e2e/support/steady-clock.ts'
import { keptEntry, sample, storedFavorites } from '#e2e/support/storage.ts'

const kept = (...entries: ReturnType<typeof keptEntry>[]) => ({
  favorites: JSON.stringify(entries),
})

test('it opens with a spinner for 1 s, then shows each home as what it is', {
  tag: '@ends',
}, async ({ page, visit, seed }) => {
  await seed(kept(keptEntry('sale', 3), keptEntry('rent', 3)))
  await takeClock(page)
  await stopClock(page)
  await visit('/favorite')
  await expect(page).toHaveTitle('Favorites')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites')
  const spinner = page.getByRole('status').filter({ hasText: favoriteTexts.loading })
  await expectShownFor(page, spinner, 1000)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(card(page, 'sale', 3).getByText('776 $/m²')).toBeVisible()
  await expect(card(page, 'rent', 3).getByText('$548', { exact: true })).toBeVisible()
  await expect(card(page, 'rent', 3).getByText('$/m²')).toHaveCount(0)
})

test('homes kept on the list are here; let go, they leave', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale')
  await heart(page, 'sale', 1).click()
  await heart(page, 'sale', 7).click()
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL('/favorite')
  await expectHomes(page, 'sale', [1, 7])

  await heart(page, 'sale', 1).click()
  await expectHomes(page, 'sale', [7])
  await heart(page, 'sale', 7).click()
  await expect(page.getByText('You have no saved ads.', { exact: true })).toBeVisible()
  expect(await storedFavorites(page)).toEqual([])
})

test('with none kept it says so', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/favorite')
  await expect(page.getByText('You have no saved ads.', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a kept home opens on its page', { tag: '@phone' }, async ({ page, visit, seed }) => {
  await seed(kept(keptEntry('rent', 8)))
  await visit('/favorite')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page).toHaveURL('/rent/8')
  await expect(page).toHaveTitle(sample('rent', 8).address)
  await expect(heart(page, 'rent', 8)).toHaveAttribute('aria-pressed', 'true')
})

test('it follows another tab', { tag: '@desktop' }, async ({ page, context, visit }) => {
  await visit('/favorite')
  await expect(page.getByText('You have no saved ads.')).toBeVisible()
  const other = await context.newPage()
  await visit('/rent/6', other)
  await heart(other, 'rent', 6).click()
  await expectHomes(page, 'rent', [6])
})
