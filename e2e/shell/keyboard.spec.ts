import { expect, test } from '#e2e/fixtures.ts'
import { expectVisibleFocus, tabTo } from '#e2e/support/keyboard.ts'
import { expectListings, favoriteButton, filterOption } from '#e2e/support/search-results.ts'
import { getSampleListing, readStoredFavorites } from '#e2e/support/storage.ts'
import { goToSlideLabel } from '#texts/catalog/listing.ts'
import { footerTexts } from '#texts/site/footer.ts'

test.slow()

test('a keyboard alone can find, open, favorite, share and unfavorite a home', {
  tag: '@desktop',
}, async ({ page, context, visit, viewport }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const main = page.getByRole('main')
  const narrow = (viewport?.width ?? 0) < 768

  await visit('/property')
  await tabTo(page, main.getByRole('button', { name: 'Sale', exact: true }))
  await page.keyboard.press('Enter')
  await expectListings(page, 'sale', [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await expectVisibleFocus(page)

  const panel = page.getByRole('region', { name: 'Filters' })
  if (narrow) {
    await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }))
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
  }
  await tabTo(page, panel.getByRole('textbox', { name: 'Highest price in dollars' }))
  await page.keyboard.type('120k')
  await tabTo(page, filterOption(panel, '1 room'))
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('button', { name: 'Apply', exact: true }))
  await page.keyboard.press('Enter')
  await expectListings(page, 'sale', [3])
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.getByRole('heading', { name: '1 home for sale' })).toBeFocused()

  await tabTo(
    page,
    main.getByRole('link', { name: `Show More: ${getSampleListing('sale', 3).address}` }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(getSampleListing('sale', 3).address)
  await tabTo(page, main.getByRole('button', { name: goToSlideLabel(1) }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Slide 2' })).toBeInViewport({ ratio: 0.5 })
  await tabTo(page, favoriteButton(page, 'sale', 3))
  await page.keyboard.press('Space')
  await expect(favoriteButton(page, 'sale', 3)).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, main.getByRole('button', { name: 'Copy link' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible()

  const favorites = page.getByRole('banner').getByRole('link', { name: 'Favorites' })
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    await expectVisibleFocus(page)
    if (await favorites.evaluate((link) => link === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/favorite')
  await expectListings(page, 'sale', [3])
  await tabTo(page, favoriteButton(page, 'sale', 3))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have no saved ads.', { exact: true })).toBeVisible()
  expect(await readStoredFavorites(page)).toEqual([])

  await tabTo(page, page.getByText(footerTexts.recentNotices))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Link copied!' })).toBeVisible()
})

test.describe('a browser in Ukrainian', () => {
  test.use({ locale: 'uk-UA' })

  test('no bar and no button at the end of a panel covers the focus', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit('/sale/1')
    await expect(page.getByRole('complementary', { name: 'Українська' })).toBeVisible()
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }))
    await page.setViewportSize({ width: 1280, height: 720 })
    await visit('/property?type=sale')
    const panel = page.getByRole('region', { name: 'Filters' })
    await tabTo(page, panel.getByRole('button', { name: 'Apply', exact: true }))
  })
})

test('Clear leaves the focus where the results are', { tag: '@desktop' }, async ({
  page,
  visit,
  viewport,
}) => {
  await visit('/property?type=sale&rooms=1')
  const panel = page.getByRole('region', { name: 'Filters' })
  if ((viewport?.width ?? 0) < 768) {
    await tabTo(page, page.getByRole('button', { name: /^Filter\b/ }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, panel.getByRole('button', { name: 'Clear', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '9 homes for sale' })).toBeFocused()
})
