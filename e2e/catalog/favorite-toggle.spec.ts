import { expect, test } from '#e2e/fixtures.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { favoriteButton } from '#e2e/support/search-results.ts'
import {
  createStoredFavorite,
  getSampleListing,
  readStorage,
  readStoredFavorites,
} from '#e2e/support/storage.ts'

for (const [address, tag] of [
  ['/property?type=sale', '@phone'],
  ['/sale/2', '@desktop'],
] as const) {
  test(`on ${address} the heart keeps a home and says so for 2 s`, { tag }, async ({
    page,
    visit,
  }) => {
    await installClock(page)
    await visit(address)
    const toggle = favoriteButton(page, 'sale', 2)
    const notice = page.getByRole('status').getByText('Added to favorites!', { exact: true })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await pauseClock(page)
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expectShownFor(page, notice, 2000)
    expect(JSON.parse((await readStorage(page, 'favorites')) ?? '')).toEqual([
      createStoredFavorite('sale', 2),
    ])

    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(notice).toHaveCount(0)
    expect(await readStoredFavorites(page)).toEqual([])

    // The clock is paused, so only the second press can withdraw the notice.
    await toggle.click()
    await expect(notice).toBeVisible()
    await toggle.click()
    await expect(notice).toHaveCount(0)
  })
}

test('a kept home stays kept after a reload, on card and page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/rent/5')
  await favoriteButton(page, 'rent', 5).click()
  await page.reload()
  await expect(favoriteButton(page, 'rent', 5)).toHaveAttribute('aria-pressed', 'true')
  await visit('/property?type=rent')
  await expect(favoriteButton(page, 'rent', 5)).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButton(page, 'rent', 4)).toHaveAttribute('aria-pressed', 'false')
})

test('a quick even number of presses changes nothing', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/4')
  await favoriteButton(page, 'sale', 4).click({ clickCount: 2 })
  await expect(favoriteButton(page, 'sale', 4)).toHaveAttribute('aria-pressed', 'false')
  expect(await readStoredFavorites(page)).toEqual([])
  await favoriteButton(page, 'sale', 4).click({ clickCount: 3 })
  await expect(favoriteButton(page, 'sale', 4)).toHaveAttribute('aria-pressed', 'true')
  expect(await readStoredFavorites(page)).toEqual(['sale 4'])
})

test('sale 3 and rent 3 are two homes', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/sale/3')
  await favoriteButton(page, 'sale', 3).click()
  await visit('/rent/3')
  await expect(favoriteButton(page, 'rent', 3)).toHaveAttribute('aria-pressed', 'false')
  await favoriteButton(page, 'rent', 3).click()
  await expect.poll(() => readStoredFavorites(page)).toEqual(['sale 3', 'rent 3'])
  await favoriteButton(page, 'rent', 3).click()
  await expect.poll(() => readStoredFavorites(page)).toEqual(['sale 3'])
})

test('a heart on any other word keeps a home to rent', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/anything/1')
  await page.getByRole('button', { name: `Keep ${getSampleListing('rent', 1).address}` }).click()
  expect(await readStoredFavorites(page)).toEqual(['rent 1'])
})

test('two tabs stay in step', { tag: '@phone' }, async ({ page, context, visit }) => {
  await visit('/sale/6')
  const other = await context.newPage()
  await visit('/property?type=sale', other)
  await favoriteButton(page, 'sale', 6).click()
  await expect(favoriteButton(other, 'sale', 6)).toHaveAttribute('aria-pressed', 'true')
  await favoriteButton(other, 'sale', 6).click()
  await expect(favoriteButton(page, 'sale', 6)).toHaveAttribute('aria-pressed', 'false')
})
