import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { getLayoutShift, recordLayoutShifts } from '#e2e/support/layout-shifts.ts'
import { card } from '#e2e/support/search-results.ts'
import { getSampleListing } from '#e2e/support/storage.ts'

const SEARCH = '/property?type=sale'

test('homes are hidden and shown, new and seen ones are marked, and the latest seen are listed below', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await context.addInitScript(() => {
    if (localStorage.getItem('visits') !== null) return
    localStorage.setItem('visits', '{"sale":{"lastSeen":1000,"previousEnd":null}}')
    localStorage.setItem('seenHomes', '["sale 4","sale 1"]')
  })
  await recordLayoutShifts(context)
  await visit(SEARCH)
  const hide = (id: number) =>
    card(page, 'sale', id).getByRole('button', {
      name: `Hide ${getSampleListing('sale', id).address}`,
    })
  await expect(page.getByText('9 new since your last visit')).toBeVisible()
  await expect(card(page, 'sale', 4).getByText('Seen', { exact: true })).toBeVisible()
  await expect(card(page, 'sale', 2).getByText('New', { exact: true })).toBeVisible()

  await hide(2).press('Enter')
  await expect(card(page, 'sale', 2)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /^Hide / }).and(page.locator(':focus')),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'sale', 2)).toBeVisible()
  await expect(page.getByText('Home hidden')).toHaveCount(0)
  await hide(2).click()

  await visit(SEARCH)
  await expect(page.getByText('8 new since your last visit')).toBeVisible()
  expect(await getLayoutShift(page)).toBeLessThan(0.001)
  await expect(card(page, 'sale', 2)).toHaveCount(0)
  await expect(page.getByText('8 of 9 shown · 1 hidden home')).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(hide(2)).toHaveAttribute('aria-pressed', 'true')
  await hide(2).click()
  await expect(page.getByText('hidden home')).toHaveCount(0)

  const row = page.getByRole('region', { name: 'Recently seen' })
  await page.locator('.recently-seen').scrollIntoViewIfNeeded()
  const addresses = [1, 4].map((id) => getSampleListing('sale', id).address)
  await expect(row.getByRole('link')).toContainText(addresses)
  await expectAccessible(page)
})

test('a hidden home never flashes while the page loads, even if nothing is new', {
  tag: '@phone',
}, async ({ page, context, seed, visit }) => {
  await seed({ hiddenHomes: '["sale 2"]', visits: '{}' })
  await context.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    requestAnimationFrame(function record() {
      for (const item of document.querySelectorAll<HTMLElement>('li[data-listing]'))
        if (item.checkVisibility()) seen.add(item.dataset.listing ?? '')
      requestAnimationFrame(record)
    })
  })
  await recordLayoutShifts(context)
  await visit(SEARCH)
  await expect(page.getByText('8 of 9 shown · 1 hidden home')).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toContain('1')
  expect(seen).not.toContain('2')
  expect(await getLayoutShift(page)).toBeLessThan(0.001)
})
