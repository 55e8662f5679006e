import { expect, test } from '#e2e/fixtures.ts'
import { at } from '#e2e/support/open.ts'
import {
  applyFilters,
  card,
  expectListings,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { formatPriceBounds } from '#texts/catalog/price-bounds.ts'
import { formatRoomOption } from '#texts/catalog/room-options.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test.describe('the filter panel as an overlay', { tag: '@phone' }, () => {
  test('is closed by its button, the backdrop and Escape, and a press on the backdrop does nothing else', async ({
    page,
    visit,
  }) => {
    await visit('/property?type=sale')
    const panel = page.getByRole('region', { name: filterTexts.panel })
    const button = page.getByRole('button', { name: filterTexts.open, exact: true })
    await expect(panel).toBeHidden()

    await button.click()
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: filterTexts.close }).click()
    await expect(panel).toBeHidden()

    await button.click()
    await expect(panel).toBeVisible()
    await page.mouse.click(12, 400)
    await expect(panel).toBeHidden()

    await button.click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await openFilters(page)
    const { x, y } = (await card(page, 'sale', 9).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, Math.min(y + 200, 600))
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    await expect(page).toHaveURL(at('/property?type=sale'))
    expect(await readStorage(page, 'favorites')).toBeNull()
  })

  test('keeps the draft apart until Apply, which closes it, and Clear resets both', {
    tag: '@both',
  }, async ({ page, visit }) => {
    await visit('/property?type=sale')
    const panel = await openFilters(page)
    const price = panel.getByRole('textbox', { name: formatPriceBounds('USD').priceMax })
    await price.fill('120k')
    await panel.getByRole('button', { name: filterTexts.close }).click()
    await expectListings(page, 'sale', ALL)
    await expect(page).toHaveURL(at('/property?type=sale'))
    await openFilters(page)
    await expect(price).toHaveValue('120k')
    await filterOption(panel, formatRoomOption('1')).check()
    await applyFilters(panel)
    await expect(panel).toBeHidden()
    await expectListings(page, 'sale', [3])
    await expect(page.getByRole('button', { name: `${filterTexts.open} 2` })).toBeVisible()

    await openFilters(page)
    await filterOption(panel, formatRoomOption('2')).check()
    await panel.getByRole('button', { name: filterTexts.clear, exact: true }).click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(at('/property?type=sale'))
    await expectListings(page, 'sale', ALL)
    await expect(page.getByRole('button', { name: filterTexts.open, exact: true })).toBeVisible()
    await openFilters(page)
    await expect(price).toHaveValue('')
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})

test.describe('the filter panel next to the results', { tag: '@desktop' }, () => {
  // The narrowest width at which the panel is next to the results.
  test.use({ viewport: { width: 768, height: 1024 } })

  test('is shown before a type is chosen, and Clear drops a draft that was never applied', async ({
    page,
    visit,
  }) => {
    await visit('/property')
    const panel = page.getByRole('region', { name: filterTexts.panel })
    await expect(panel).toBeVisible()
    await expect(page.getByRole('button', { name: /^Filter\b/ })).toBeHidden()
    await expect(panel.getByRole('button', { name: filterTexts.close })).toBeHidden()

    await page.getByRole('button', { name: 'Sale', exact: true }).click()
    await expectListings(page, 'sale', ALL)
    const price = panel.getByRole('textbox', { name: 'Lowest price in dollars' })
    await price.fill('none')
    await panel.getByRole('button', { name: filterTexts.clear, exact: true }).click()
    await expect(price).toHaveValue('')
    await expect(panel.getByText(filterTexts.notANumber)).toHaveCount(0)
  })
})

test('a second press unsets a choice, and renovated excludes not renovated', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  const renovated = filterOption(panel, 'Renovated')
  const bare = filterOption(panel, 'Not renovated')
  const three = filterOption(panel, '3 rooms')
  await three.click()
  await expect(three).toBeChecked()
  await three.click()
  await expect(three).not.toBeChecked()
  await renovated.click()
  await bare.click()
  await expect(renovated).not.toBeChecked()
  await expect(bare).toBeChecked()
  await renovated.click()
  await expect(bare).not.toBeChecked()
  await renovated.click()
  await expect(renovated).not.toBeChecked()
  await bare.click()
  await applyFilters(panel)
  await expectListings(page, 'sale', [6, 8])
})
