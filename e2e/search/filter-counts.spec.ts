import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { type Filters, NO_FILTERS, PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { apply, choice, openFilters } from '#e2e/support/results.ts'
import { matchesFilters } from '#test/search/reference-search.ts'

const count = (filters: Partial<Filters>) =>
  SALE_LISTINGS.filter((home) => matchesFilters(home, { ...NO_FILTERS, ...filters })).length

const homes = (total: number) => `${total} ${total === 1 ? 'home' : 'homes'}`

test('each choice says how many homes it would find with the other filters', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('200k')
  await choice(panel, '2 rooms').check()
  await apply(panel)
  await openFilters(page)
  const price = { min: '', max: '200k' }
  for (const option of ROOM_OPTIONS) {
    const name = option === '1' ? '1 room' : `${option} rooms`
    const total = homes(count({ price, rooms: [option] }))
    await expect(choice(panel, name)).toHaveAccessibleName(`${name}, ${total}`)
  }
  for (const isRenovation of [true, false]) {
    const name = isRenovation ? 'Renovated' : 'Not renovated'
    const total = homes(count({ price, rooms: ['2'], isRenovation }))
    await expect(choice(panel, name)).toHaveAccessibleName(`${name}, ${total}`)
  }
  const options = panel.getByRole('combobox', { name: 'Price per m²' }).getByRole('option')
  await expect(options).toHaveText([
    'Any',
    ...PRICE_PER_SQUARE_OPTIONS.map(
      (option) =>
        `Up to ${option} $/m² (${count({ price, rooms: ['2'], pricePerSquare: option })})`,
    ),
  ])
})

test('a choice that would find nothing can be chosen all the same', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&priceMax=50k')
  const panel = await openFilters(page)
  await expect(choice(panel, '2 rooms')).toHaveAccessibleName('2 rooms, 0 homes')
  await choice(panel, '2 rooms').check()
  await apply(panel)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
})

test('nothing is counted before a type is chosen, nor per m² for rent', { tag: '@wide' }, async ({
  page,
  visit,
}) => {
  await visit('/property')
  const panel = await openFilters(page)
  await expect(choice(panel, '2 rooms')).toHaveAccessibleName('2 rooms')
  const options = panel.getByRole('combobox', { name: 'Price per m²' }).getByRole('option')
  await expect(options.last()).toHaveText('Up to 5000 $/m²')
  await visit('/property?type=rent')
  await expect(choice(panel, '2 rooms')).toHaveAccessibleName(/^2 rooms, \d homes?$/)
  await expect(options.last()).toHaveText('Up to 5000 $/m²')
})
