import { expect, test } from '#e2e/fixtures.ts'
import { card } from '#e2e/support/search-results.ts'
import { getSampleListing } from '#e2e/support/storage.ts'

test('a card shows what a home is and leads to its page', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const home = getSampleListing('sale', 1)
  await visit('/property?type=sale')
  const first = card(page, 'sale', 1)
  await expect(first.getByText('$1.05 m', { exact: true })).toBeVisible()
  await expect(first.getByText('4,412 $/m²')).toBeVisible()
  await expect(first.getByText('4 rooms', { exact: true })).toBeVisible()
  await expect(first.getByText('238 m²')).toBeVisible()
  await expect(first.getByText('Floor 3 of 6')).toBeVisible()
  await expect(first.getByText(`${home.description.slice(0, 101)}…`, { exact: true })).toBeVisible()

  await first.getByRole('link', { name: /^Show More/ }).click()
  await expect(page).toHaveURL('/sale/1')
  await expect(page).toHaveTitle(home.address)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Page about the selected real estate',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.address)
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL('/property?type=sale')
})
