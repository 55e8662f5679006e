import type { Page } from '@playwright/test'
import { LIFESTYLES } from '#content/lifestyles.ts'
import { enlargeLabel, formatPosition, lifestyleTexts } from '#content/texts/site/lifestyle.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { swipe } from '#e2e/support/swipe.ts'

test.use(WITH_MOTION)

const [{ gallery }] = LIFESTYLES
const caption = (index: number) => gallery[index]?.caption ?? ''
const small = (page: Page, index: number) =>
  page.getByRole('link', { name: enlargeLabel(caption(index)), exact: true })
const lightbox = (page: Page) => page.getByRole('dialog', { name: lifestyleTexts.gallery })

/** Expects exactly one picture in view. */
async function expectPicture(page: Page, index: number): Promise<void> {
  await expect(lightbox(page).getByText(formatPosition(index + 1, 6))).toBeVisible()
  const shown = lightbox(page).locator('figure').nth(index)
  await expect(shown).toBeInViewport({ ratio: 0.95 })
  await expect(lightbox(page).getByRole('img', { name: caption(index) })).toBeVisible()
  const image = shown.getByRole('img', { includeHidden: true })
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
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
  const slide = (index: number) => lightbox(page).locator('figure').nth(index)
  // Decoding the first picture can block a busy machine so long that touch moves are lost.
  for (const index of [2, 3]) {
    await slide(index)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode())
  }
  await swipe(page, slide(2), 'left')
  await expectPicture(page, 3)
  await swipe(page, slide(3), 'right')
  await expectPicture(page, 2)
  await page.getByRole('button', { name: lifestyleTexts.next }).click()
  await expectPicture(page, 3)
})

test('the pictures before and after the current one are fetched in advance', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 2).click()
  await expectPicture(page, 2)
  const images = lightbox(page).locator('figure img')
  const how = () => images.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).loading))
  expect(await how()).toEqual(['lazy', 'auto', 'auto', 'auto', 'lazy', 'lazy'])
  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 3)
  expect(await how()).toEqual(['lazy', 'lazy', 'auto', 'auto', 'auto', 'lazy'])
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
})

test('focus stays inside, and the buttons work', {
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
  await page.getByRole('button', { name: lifestyleTexts.next }).click()
  await expectPicture(page, 0)
  await page.getByRole('button', { name: lifestyleTexts.previous }).click()
  await expectPicture(page, 5)
  await page.getByRole('button', { name: lifestyleTexts.close }).click()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(small(page, 5)).toBeFocused()
})

test('a press next to the picture closes it, and one on the picture does not', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 0).click()
  await expectPicture(page, 0)
  await lightbox(page).locator('figure').first().click()
  await expectPicture(page, 0)
  await page.mouse.click(100, 400)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(small(page, 0)).toBeFocused()
})

test('keys pressed quickly all count', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await small(page, 0).click()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
  await expectPicture(page, 4)
})
