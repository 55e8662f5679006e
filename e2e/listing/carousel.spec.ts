import type { Page } from '@playwright/test'
import { goToSlideLabel, listingTexts } from '#content/texts/listing/listing.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { getSampleListing } from '#e2e/support/storage.ts'
import { swipe } from '#e2e/support/swipe.ts'

const LAST = getSampleListing('sale', 1).images.length

const carousel = (page: Page) => page.getByRole('region', { name: listingTexts.carousel })
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `Slide ${number}`, exact: true })

/** Expects one slide to fill the carousel. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 })
  for (const other of [1, 2, LAST].filter((candidate) => candidate !== number)) {
    await expect(slide(page, other)).not.toBeInViewport({ ratio: 0.02 })
  }
}

test('dots lead to their slides, and every slide has its name', { tag: '@ends' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/1')
  await expectSlide(page, 1)
  for (let number = 1; number <= LAST; number += 1) await expect(slide(page, number)).toHaveCount(1)
  await carousel(page)
    .getByRole('button', { name: goToSlideLabel(2) })
    .click()
  await expectSlide(page, 2)
  await carousel(page)
    .getByRole('button', { name: goToSlideLabel(LAST) })
    .click()
  await expectSlide(page, LAST)
})

test('arrows go one slide a press, round and round', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/1')
  const next = carousel(page).getByRole('button', { name: 'Next slide' })
  const previous = carousel(page).getByRole('button', { name: 'Previous slide' })
  for (let number = 2; number <= LAST + 1; number += 1) {
    await next.click()
    await expectSlide(page, number > LAST ? 1 : number)
  }
  await previous.click()
  await expectSlide(page, LAST)
  await previous.click()
  await expectSlide(page, LAST - 1)
})

test('a step takes 500 ms', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/sale/1')
  const durations = await carousel(page)
    .getByRole('button', { name: 'Next slide' })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await new Promise(requestAnimationFrame)
      const moving = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty === 'transform')
      return moving.map(({ effect }) => effect?.getTiming().duration)
    })
  expect(durations).toEqual([500])
})

test('narrow screens have no arrows', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/sale/1')
  await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeHidden()
  await expect(carousel(page).getByRole('button', { name: 'Previous slide' })).toBeHidden()
})

test('a finger goes one slide a swipe, round and round', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/1')
  await swipe(page, slide(page, 1), 'left')
  await expectSlide(page, 2)
  await swipe(page, slide(page, 2), 'right')
  await expectSlide(page, 1)
  await swipe(page, slide(page, 1), 'right')
  await expectSlide(page, LAST)
  await swipe(page, slide(page, LAST), 'left')
  await expectSlide(page, 1)
})

test('a keyboard reaches the dots, and the arrow keys turn the slides', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/sale/1')
  await page.getByRole('link', { name: 'Back to list' }).focus()
  await page.keyboard.press('Tab')
  await expect(carousel(page).getByRole('button', { name: goToSlideLabel(1) })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, LAST)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSlide(page, 2)
})
