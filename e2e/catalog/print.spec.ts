import { expect, test } from '#e2e/fixtures.ts'
import { getSampleListing, seedStorage } from '#e2e/support/storage.ts'

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a listing is printed on one page, also with a long description', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  const { address, Realtor } = getSampleListing('rent', 1)
  await visit('/rent/1')
  await page.emulateMedia({ media: 'print' })
  for (const text of [address, Realtor?.phone ?? '', 'per month', 'Facts', '/rent/1'])
    await expect(page.getByText(text).first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('Similar homes')).toBeHidden()
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  await page
    .getByRole('region', { name: 'Description' })
    .locator('p')
    .evaluate((text) => text.append(' A long story.'.repeat(1_000)))
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

test('a list is printed in dark ink on white paper in the dark theme, too', {
  tag: '@desktop',
}, async ({ page, context, visit }) => {
  await seedStorage(context, { darkMode: 'true' })
  await visit('/property?type=rent')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('article').first()
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card).toHaveCSS('color', 'rgb(0, 0, 0)')
})
