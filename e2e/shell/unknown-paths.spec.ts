import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'

test('an unknown home keeps header, footer and the way back', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const response = await visit('/sale/999')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL('/property')
})

test('an unknown path leads to /404, which has no header and no footer', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const response = await visit('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('not found', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Back to Homepage' }).click()
  await expect(page).toHaveURL('/home')
  await page.goBack()
  // The home page has such a form too.
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await page.getByText('Rent', { exact: true }).click()
  await page.getByRole('searchbox').fill('Lviv')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/property?type=rent&q=Lviv')
})

test('a native navigation to an unknown path leads to /404, too', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/home')
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    history.pushState(null, '', '/home#somewhere')
  })
  await page.goBack()
  await expect(page).toHaveURL('/404')
  await expect(page.getByText('not found', { exact: true })).toBeVisible()
})
