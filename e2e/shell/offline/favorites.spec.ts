import { getKeptPicture } from '#domain/site/offline/kept-picture.ts'
import { expect, test } from '#e2e/fixtures.ts'
import {
  OFFLINE_ERRORS,
  offlineBanner,
  waitForWorker,
  waitUntilDeleted,
  waitUntilStored,
} from '#e2e/support/network/service-worker.ts'
import { favoriteButton } from '#e2e/support/search-results.ts'
import { getSampleListing, readStorage } from '#e2e/support/storage.ts'
import { allPicturesLabel, listingTexts } from '#texts/catalog/listing.ts'

test.use({ serviceWorkers: 'allow' })

const FAVORITES = 'favorite-pages'

test('a favorite opens without a connection, with pictures that were never viewed', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/property?type=sale')
  await waitForWorker(page)
  await favoriteButton(page, 'sale', 2).click()
  const { images, address } = getSampleListing('sale', 2)
  const pictures = images.map(getKeptPicture)
  for (const url of ['/sale/2', '/sale/2.data', ...pictures])
    await waitUntilStored(page, url, FAVORITES)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await expect(page).toHaveURL('/favorite')
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page).toHaveURL(/\/sale\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)
  await expect(offlineBanner(page)).toContainText(/No connection\. As of \d\d:\d\d\./)
  const slides = page.getByRole('region', { name: listingTexts.carousel })
  await expect(slides.locator('img[srcset]')).toHaveCount(images.length)
  // The count includes the realtor's picture.
  const shown = page.getByRole('main').locator('img')
  const widths = await shown.evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (picture) => {
        picture.loading = 'eager'
        await picture.decode()
        return picture.naturalWidth
      }),
    ),
  )
  expect(widths.every((width) => width > 0)).toBe(true)
  await page.getByRole('button', { name: allPicturesLabel(images.length) }).click()
  const large = page.getByRole('dialog').getByRole('img', { name: 'Living room' })
  await expect
    .poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0)
  await page.goBack()
  await expect(large).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)

  // The page can be opened as a document, too.
  await page.goto('/sale/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)

  await context.setOffline(false)
  await page.goto('/favorite')
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText(/^Kept/)).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
  await favoriteButton(page, 'sale', 2).click()
  await expect.poll(() => readStorage(page, 'favoriteTimes')).toBe('{}')
  await waitUntilDeleted(page, '/sale/2', FAVORITES)
  await waitUntilDeleted(page, pictures[0] ?? '', FAVORITES)
})
