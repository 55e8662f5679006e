import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { createStoredFavorite, getSampleListing } from '#e2e/support/storage.ts'
import { swipe } from '#e2e/support/swipe.ts'
import { goToSlideLabel, listingTexts } from '#texts/catalog/listing.ts'

test.use(WITH_MOTION)

const LAST = getSampleListing('sale', 1).images.length

const carousel = (page: Page) => page.getByRole('region', { name: listingTexts.carousel })
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `Slide ${number}`, exact: true })

/** Expects that one slide fills the carousel. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 })
  for (const other of [1, 2, LAST].filter((candidate) => candidate !== number)) {
    await expect(slide(page, other)).not.toBeInViewport({ ratio: 0.02 })
  }
}

/** Labels of the slides that are partly in view, including hidden ones. */
const getLabelsInView = (page: Page) =>
  carousel(page)
    .getByRole('group', { name: /^Slide/, includeHidden: true })
    .evaluateAll((slides) =>
      slides
        .filter((slide) => {
          const { left, right, width } = slide.getBoundingClientRect()
          const frame = slide.closest('section')?.getBoundingClientRect()
          return frame && left < frame.right - width / 50 && right > frame.left + width / 50
        })
        .map((slide) => slide.getAttribute('aria-label')),
    )

test('swipes move one slide and wrap around, dots lead to their named slides, and narrow screens have no arrows', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/sale/1')
  await swipe(page, slide(page, 1), 'left')
  await expectSlide(page, 2)
  await swipe(page, slide(page, 2), 'right')
  await expectSlide(page, 1)
  await swipe(page, slide(page, 1), 'right')
  await expectSlide(page, LAST)
  await swipe(page, slide(page, LAST), 'left')
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

  await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeHidden()
  await expect(carousel(page).getByRole('button', { name: 'Previous slide' })).toBeHidden()
  await expect(page.locator('.beside-carousel')).toBeHidden()
})

test('each press of an arrow moves one slide in 500 ms and wraps around', {
  tag: '@desktop',
}, async ({ page, visit }) => {
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
  // The other pictures stand beside it.
  const beside = page.locator('.beside-carousel a')
  await beside.first().click()
  await expectSlide(page, 2)
  await expect(beside.last().locator('img').last()).toBeInViewport({ ratio: 0.9 })

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

test('a carousel of two pictures wraps around, too', { tag: '@desktop' }, async ({
  page,
  visit,
  seed,
  errors,
}) => {
  const stored = createStoredFavorite('sale', 1)
  await seed({ favorites: JSON.stringify([{ ...stored, images: stored.images.slice(0, 2) }]) })
  await visit('/favorite')
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  errors.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Load failed/)
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(carousel(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(2)
  for (const [button, number] of [
    ['Next slide', 2],
    ['Next slide', 1],
    ['Previous slide', 2],
    ['Previous slide', 1],
    ['Previous slide', 2],
  ] as const) {
    await carousel(page).getByRole('button', { name: button }).click()
    await expect(carousel(page).locator('[aria-live]')).toHaveText(`Slide ${number}`)
    await expect.poll(() => getLabelsInView(page)).toEqual([`Slide ${number}`])
  }
})

test('the other pictures wait until the first one is painted', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const [, room] = /apartments\/\d+-(\w+)-/.exec(request.url()) ?? []
    if (room !== undefined) requested.push(room)
  })
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  await context.route(/-living-/, (route) => hold.then(() => route.continue()))
  await page.goto('/sale/1', { waitUntil: 'domcontentloaded' })
  await expect(slide(page, 1)).toBeInViewport()
  await page.waitForTimeout(500)
  expect(requested).toEqual(['living'])
  release()
  await expect.poll(() => requested).toContain('kitchen')
})

test('a resized window shows the same slide without moving', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/1')
  const countAnimations = () => document.getAnimations().length
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const number of [1, 3]) {
      await carousel(page)
        .getByRole('button', { name: goToSlideLabel(number) })
        .click()
      await expectSlide(page, number)
      for (const width of [1440, 360, 1023]) {
        await page.setViewportSize({ width, height: 900 })
        await expectSlide(page, number)
        await expect.poll(() => page.evaluate(countAnimations)).toBe(0)
        await expectSlide(page, number)
      }
    }
  }
})
