import { expect, test } from '#e2e/fixtures.ts'

test("'Verified person' opens by keyboard, and goes by the browser's clock", {
  tag: '@phone',
}, async ({ page, visit }) => {
  await page.clock.setFixedTime('2099-12-31T23:59:00Z')
  await visit('/sale/1')
  const badge = page.locator('summary', { hasText: 'Verified person' })
  await badge.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sample data: nobody was checked')).toBeVisible()
  await expect(page.getByText('December 31, 2099')).toBeVisible()

  await page.clock.setFixedTime('2100-01-01T00:00:00Z')
  await visit('/sale/1')
  await expect(page.getByText('Verified person')).toHaveCount(0)
})
