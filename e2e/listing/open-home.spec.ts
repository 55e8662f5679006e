import { expect, test } from '#e2e/fixtures.ts'
import { card } from '#e2e/support/results.ts'
import { sample } from '#e2e/support/storage.ts'

test('a card shows what a home is and leads to its page', { tag: '@ends' }, async ({
  page,
  visit,
}) => {
  const home = sample('sale', 1)
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

test('a home on sale tells its facts, its price and whom to call', { tag: '@ends' }, async ({
  page,
  visit,
}) => {
  const home = sample('sale', 1)
  await visit('/sale/1')
  const main = page.getByRole('main')
  for (const fact of [
    '238 m²',
    '4 rooms',
    'Floor 3 of 6',
    home.heatingSystem,
    '2022 year of construction',
    home.wallType,
    home.description,
  ]) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  }
  const side = page.getByRole('complementary')
  await expect(side.getByText('$1.05 m', { exact: true })).toBeVisible()
  await expect(side.getByText('4,412 $/m²')).toBeVisible()
  await expect(side.getByText(home.address)).toBeVisible()
  await expect(side.getByText(home.Realtor.name, { exact: true })).toBeVisible()
  await expect(side.getByText('Verified person')).toBeVisible()
  const call = side.getByRole('link', { name: /^Call / })
  await expect(call).toHaveAttribute('href', /^tel:\+?380440000234$/)
  await expect(call).toHaveText(home.Realtor.phone)
})

test('a home to rent has no price per m²', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/property?type=rent')
  await expect(card(page, 'rent', 2).getByText('$15 k', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('$/m²')).toHaveCount(0)
  await visit('/rent/2')
  await expect(page.getByRole('complementary').getByText('$15 k', { exact: true })).toBeVisible()
  await expect(page.getByText('$/m²')).toHaveCount(0)
})

test('any word but sale reads the homes to rent', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/villa/1')
  await expect(page).toHaveTitle(sample('rent', 1).address)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/rent\/1$/)
})
