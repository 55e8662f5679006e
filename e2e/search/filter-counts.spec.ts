import { expect, test } from '#e2e/fixtures.ts'
import { applyFilters, filterOption, openFilters } from '#e2e/support/search-results.ts'

test('a choice that would find nothing can be chosen all the same', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&priceMax=50k')
  const panel = await openFilters(page)
  await expect(filterOption(panel, '2 rooms')).toHaveAccessibleName('2 rooms, 0 homes')
  await filterOption(panel, '2 rooms').check()
  await applyFilters(panel)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
})
