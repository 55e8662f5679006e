import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { pinch } from '#e2e/support/pinch.ts'
import { createStoredFavorite, getSampleListing } from '#e2e/support/storage.ts'
import { swipe } from '#e2e/support/swipe.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { galleryTexts } from '#texts/catalog/gallery.ts'
import { allPicturesLabel, listingTexts } from '#texts/catalog/listing.ts'

test.use(WITH_MOTION)

const COUNT = getSampleListing('sale', 2).images.length
const { labels } = galleryTexts

const viewer = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`^${listingTexts.carousel}: `) })
const openButton = (page: Page) => page.getByRole('button', { name: allPicturesLabel(COUNT) })
const thumbnail = (page: Page, number: number) =>
  viewer(page).getByRole('button', { name: galleryTexts.formatThumbnailLabel(number) })

/** Expects that a picture is shown and has loaded. */
async function expectPicture(page: Page, number: number, room: string): Promise<void> {
  await expect(viewer(page).getByText(`${number} / ${COUNT}`)).toBeVisible()
  const picture = viewer(page).locator('.yarl__slide_current').getByRole('img', { name: room })
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
}

/** A picture appears twice while a larger file for a zoomed one loads. */
const shown = (page: Page) => viewer(page).locator('.yarl__slide_current img').last()

const getWidth = async (page: Page) => (await shown(page).boundingBox())?.width ?? 0

test('a keyboard looks at all pictures in full screen, and comes back', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/sale/2?from=mail')
  const data: string[] = []
  page.on('request', (request) => request.url().includes('.data') && data.push(request.url()))
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expectPicture(page, 1, 'Living room')
  await expect(viewer(page).locator('.yarl__slide:has(img)')).toHaveCount(3)
  await expectAccessibleInBothThemes(page)

  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 2, 'Kitchen')
  await page.keyboard.press('End')
  await expectPicture(page, COUNT, 'The building from the street')
  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 1, 'Living room')
  await page.keyboard.press('ArrowLeft')
  await expectPicture(page, COUNT, 'The building from the street')
  await page.keyboard.press('Home')
  await expectPicture(page, 1, 'Living room')
  await thumbnail(page, 3).click()
  await expectPicture(page, 3, 'Bedroom')
  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 4, 'Bathroom')
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const held = document.activeElement
      return held === document.body || held?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }

  const before = await getWidth(page)
  await viewer(page).getByRole('button', { name: labels['Zoom in'] }).click()
  await expect.poll(() => getWidth(page)).toBeGreaterThan(before * 1.5)
  await viewer(page).getByRole('button', { name: labels['Zoom out'] }).click()
  await expect.poll(() => getWidth(page)).toBeCloseTo(before, 0)
  await shown(page).dblclick()
  await expect.poll(() => getWidth(page)).toBeGreaterThan(before * 1.5)

  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/sale/2?from=mail')
  await expect(openButton(page)).toBeFocused()
  expect(data).toEqual([])
})

test('a finger opens the picture in view, swipes and pinches, and Back stays on the page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await page
    .getByRole('link', { name: /^Show More/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL('/sale/2')
  const carousel = page.getByRole('region', { name: listingTexts.carousel })
  await swipe(page, carousel.getByRole('group', { name: 'Slide 1', exact: true }), 'left')
  const kitchen = carousel.getByRole('group', { name: 'Slide 2', exact: true })
  await expect(kitchen).toBeInViewport({ ratio: 0.9 })
  await kitchen.getByRole('img').last().tap()
  await expectPicture(page, 2, 'Kitchen')
  await expect(thumbnail(page, 1)).toBeHidden()
  await swipe(page, shown(page), 'left')
  await expectPicture(page, 3, 'Bedroom')
  const before = await getWidth(page)
  await pinch(page, shown(page), 2)
  await expect.poll(() => getWidth(page)).toBeGreaterThan(before * 1.4)

  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/sale/2')
  await page.getByRole('link', { name: listingTexts.back }).click()
  await expect(page).toHaveURL('/property?type=sale')
})

/** Whether nothing of a picture is cut off. */
const isWhole = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect()
    const cut = Math.abs(width / height / (img.naturalWidth / img.naturalHeight) - 1)
    return img.naturalWidth > 0 && (cut < 0.02 || getComputedStyle(img).objectFit === 'contain')
  })

test('a portrait is whole on cards, in the carousel and in full screen, and fetched once', {
  tag: '@desktop',
}, async ({ page, visit, seed, errors }) => {
  const portrait = await drawPicture({ seed: 1, width: 600, height: 800 })
  const [src, other] = ['/pictures/homes/a-600x800.jpg', 'https://photos.example/hall.jpg']
  const fetched: string[] = []
  await page.route(/\/pictures\/homes\/a-|photos\.example/, (route) => {
    fetched.push(route.request().url())
    return route.fulfill({ contentType: 'image/jpeg', body: portrait })
  })
  await seed({
    favorites: JSON.stringify([{ ...createStoredFavorite('sale', 1), images: [src, other] }]),
  })
  await visit('/favorite')
  const cover = page.getByRole('article').locator('.card-slide img').last()
  await expect.poll(() => isWhole(cover)).toBe(true)
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  errors.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Load failed/)
  await page.getByRole('link', { name: /^Show More/ }).click()
  const slides = page
    .getByRole('region', { name: listingTexts.carousel })
    .locator('.slides-row > *')
  for (const index of [0, 1])
    await expect.poll(() => isWhole(slides.nth(index).locator('img').last())).toBe(true)
  await page.getByRole('button', { name: allPicturesLabel(2) }).click()
  await expect.poll(() => isWhole(shown(page))).toBe(true)
  const external = fetched.filter((url) => url === other)
  expect(external).toHaveLength(1)
})
