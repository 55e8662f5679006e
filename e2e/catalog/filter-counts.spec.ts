import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { applyFilters, filterOption, openFilters } from '#e2e/support/search-results.ts'

test('a choice that would find nothing can be chosen all the same', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&priceMax=50k')
  const panel = await openFilters(page)
  await expect(filterOption(panel, '2 rooms')).toHaveAccessibleName('2 rooms, 0 homes')
  await filterOption(panel, '2 rooms').check()
  await applyFilters(panel)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a line above Apply says how many homes the draft would find, and nothing moves', {
  tag: '@ends',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  const apply = panel.getByRole('button', { name: 'Apply', exact: true })
  const price = panel.getByRole('textbox', { name: 'Highest price in dollars' })
  const count = panel.getByRole('status')
  await expect(count).toHaveText('')
  // Within the panel, because a box that is ticked may be scrolled into view.
  const topOf = async () =>
    ((await apply.boundingBox())?.y ?? 0) - ((await price.boundingBox())?.y ?? 0)
  const before = await topOf()
  await price.fill('120k')
  await expect(count).toHaveText('2 homes with these filters')
  await filterOption(panel, '1 room').check()
  await expect(count).toHaveText('1 home with these filters')
  expect(await topOf()).toBe(before)
  await expectAccessible(page)
  await expect(page).toHaveURL('/property?type=sale')
  await price.fill('')
  await filterOption(panel, '1 room').uncheck()
  await expect(count).toHaveText('')
})
