import { type Filters, NO_FILTERS } from '#domain/catalog/search/filters.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { expectListings } from '#e2e/support/search-results.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { matchesFilters } from '#test/catalog/search/reference-search.ts'

const found = (filters: Partial<Filters>) =>
  SALES.filter((home) => matchesFilters(home, { ...NO_FILTERS, ...filters })).map(({ id }) => id)

const CHEAP = { price: { min: '', max: '100k' } }
const LARGE = { area: { min: '90', max: '' } }
const homes = (ids: readonly number[]) => `${ids.length} ${ids.length === 1 ? 'home' : 'homes'}`

test('a search without results offers conditions to remove, with the number of matches', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&priceMax=100k&areaMin=90&sort=area')
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  const without = (what: string) => page.getByRole('link', { name: what })
  await expect(without(`Any area: ${homes(found(CHEAP))}`)).toBeVisible()
  await without(`Any price: ${homes(found(LARGE))}`).click()
  await expect(page).toHaveURL('/property?type=sale&areaMin=90&sort=area')
  await expectListings(page, 'sale', found(LARGE))
  await expect(page.getByRole('heading', { name: `${homes(found(LARGE))} for sale` })).toBeFocused()
})

test('Clear all is offered when removing one condition is not enough', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&q=nowhereland&priceMax=1&rooms=1')
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Any/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expectListings(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('all of the city is offered first, and removing the place or the words can be', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&q=Zanzibar&priceMin=1')
  await page.getByRole('link', { name: 'Anywhere: 9 homes' }).click()
  await expect(page).toHaveURL('/property?type=sale&priceMin=1')
  await visit('/property?type=sale&q=Zanzibar+Київ&priceMin=1')
  await expect(page.getByRole('main').getByRole('link', { name: / homes?$/ })).toHaveText([
    'All of Kyiv: 3 homes',
    'Anywhere: 9 homes',
  ])
  await page.getByRole('link', { name: 'All of Kyiv: 3 homes' }).click()
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv')
  await expectListings(page, 'sale', [1, 5, 6])
})
