import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { swipe } from '#e2e/support/swipe.ts'
import { galleryTexts } from '#texts/catalog/gallery.ts'
import { enlargeLabel, lifestyleTexts } from '#texts/site/lifestyle.ts'
import { LIFESTYLES } from '#texts/site/lifestyles.ts'

test.use(WITH_MOTION)

const [{ gallery }] = LIFESTYLES
const caption = (index: number) => gallery[index]?.caption ?? ''
const small = (page: Page, index: number) =>
  page.getByRole('link', { name: enlargeLabel(caption(index)), exact: true })
const lightbox = (page: Page) => page.getByRole('dialog', { name: lifestyleTexts.gallery })

/** The picture in view. */
const current = (page: Page) => lightbox(page).locator('.yarl__slide_current img').last()

/** Expects exactly one picture in view, which has loaded. */
async function expectPicture(page: Page, index: number): Promise<void> {
  await expect(lightbox(page).getByText(`${index + 1} / 6`)).toBeVisible()
  await expect(current(page)).toHaveAccessibleName(caption(index))
  await expect(current(page)).toBeInViewport({ ratio: 0.95 })
  await expect
    .poll(() => current(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0)
}

test('a keyboard opens a picture, moves through all of them, and returns', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 1).focus()
  await page.keyboard.press('Enter')
  await expectPicture(page, 1)
  for (const index of [2, 3, 4, 5, 0, 1]) {
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, index)
  }
  for (const index of [0, 5]) {
    await page.keyboard.press('ArrowLeft')
    await expectPicture(page, index)
  }
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(small(page, 1)).toBeFocused()
})

test('a swipe moves to the next picture', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 2).click()
  await expectPicture(page, 2)
  await swipe(page, current(page), 'left')
  await expectPicture(page, 3)
  await swipe(page, current(page), 'right')
  await expectPicture(page, 2)
  await page.getByRole('button', { name: galleryTexts.labels.Next }).click()
  await expectPicture(page, 3)
})

test('focus stays inside, buttons and quick keys work, and a press next to the picture closes it', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 5).click()
  await expectPicture(page, 5)
  const inside = () =>
    page.evaluate(() => {
      const held = document.activeElement
      return held === document.body || held?.closest('dialog') !== null
    })
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.getByRole('button', { name: galleryTexts.labels.Next }).click()
  await expectPicture(page, 0)
  await page.getByRole('button', { name: galleryTexts.labels.Previous }).click()
  await expectPicture(page, 5)
  await page.getByRole('button', { name: galleryTexts.closeLabel }).click()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(small(page, 5)).toBeFocused()

  await small(page, 0).click()
  await expectPicture(page, 0)
  await current(page).click()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
  await expectPicture(page, 4)
  await page.mouse.click(100, 700)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(small(page, 0)).toBeFocused()
})
