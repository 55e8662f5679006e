import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { tabTo } from '#e2e/support/keyboard.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { expectListings } from '#e2e/support/search-results.ts'
import { waitForSmoothWheel } from '#e2e/support/smooth-wheel.ts'
import { advantages, homeTexts } from '#texts/site/home.ts'
import { TESTIMONIALS } from '#texts/site/testimonials.ts'

test.use(WITH_MOTION)

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to the top' })
/** Expects all of the hero in the first view. */
async function expectHero(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the home page shows the hero in the first view, and its links lead where they say', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/home')
  await expectHero(page)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Let's hunt for your dream residence",
  )
  expect(advantages.map(({ name }) => name)).toEqual([
    'Comfortable',
    'Extra security',
    'Luxury',
    'Best price',
    'Strategic location',
    'Efficient',
  ])
  for (const { name, text: sentence } of advantages) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  }
  for (const claim of [
    '4.8 rating',
    '500+ reviews',
    '250+ property sales',
    '550+ apartment rents',
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: claim })).toBeVisible()
  }
  const cards = main.getByRole('figure')
  await expect(cards).toHaveCount(3)
  for (const [place, { title, text, avatar, name, position }] of TESTIMONIALS.entries()) {
    const card = cards.nth(place)
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
    for (const words of [text, name, position]) {
      await expect(card.getByText(words, { exact: true })).toBeVisible()
    }
    const picture = card.locator(`img[src="${avatar}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }

  for (const [name, place, address] of [
    ['Learn More about Homiq', 0, '/about'],
    ['Learn More in the reviews', 0, '/reviews'],
    ['Homes to buy', 0, '/property?type=sale'],
    ['Homes to rent', 0, '/property?type=rent'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true }).nth(place)
    await expect(link).toHaveAttribute('href', address)
  }
  await main.getByRole('link', { name: 'Homes to buy', exact: true }).click()
  await expect(page).toHaveURL('/property?type=sale')
})

test('all of the hero is in the first view, and new homes follow it as a row', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/home')
  await expectHero(page)
  const main = page.getByRole('main')
  const headings = main.getByRole('heading', { level: 2 })
  await expect(headings.nth(0)).toHaveText(homeTexts.newest)
  await expect(headings.nth(1)).toHaveText(homeTexts.cities)
  const homes = main.getByRole('region', { name: homeTexts.newest }).getByRole('listitem')
  await homes.first().scrollIntoViewIfNeeded()
  const [first, second] = [await homes.nth(0).boundingBox(), await homes.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  await homes.last().scrollIntoViewIfNeeded()
  await expect(homes.last()).toBeInViewport({ ratio: 0.9 })
  expect((await homes.last().boundingBox())?.y).toBe((await homes.first().boundingBox())?.y)
})

for (const scripts of ['with', 'without']) {
  test.describe(`the hero, ${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' })

    test('its form searches', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/home')
      await page.getByText('Rent', { exact: true }).click()
      await page.getByRole('searchbox').fill('Lviv')
      await page.getByRole('combobox', { name: 'Rooms' }).selectOption('2 rooms')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/property\?type=rent&q=Lviv&/)
      const url = new URL(page.url())
      expect(url.searchParams.get('rooms')).toBe('2')
      if (scripts === 'with') expect(url.searchParams.has('priceMax')).toBe(false)
      await expectListings(page, 'rent', [7])
    })
  })
}

/** Counts animation frames that scripts request. */
const countFrames = (page: Page) =>
  page.evaluate(async () => {
    let frames = 0
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => {
      frames += 1
      return requestAnimationFrame(callback)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    window.requestAnimationFrame = requestAnimationFrame
    return frames
  })

test.describe('the button to the top', () => {
  test('appears below 300 pixels, scrolls to the top even while the wheel glides, and then stops all frames', {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    await visit('/home')
    await expect(toTop(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
    await expect(toTop(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect(toTop(page)).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await toTop(page).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(toTop(page)).toBeHidden()

    await waitForSmoothWheel(page)
    await page.mouse.wheel(0, 3000)
    await expect(toTop(page)).toBeVisible()
    await toTop(page).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect.poll(() => countFrames(page)).toBe(0)
  })

  test('scrolls without animation with reduced motion, and takes keyboard focus along', {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('/home')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await toTop(page).click()
    expect(await scrolled(page)).toBe(0)

    await page.evaluate(() => window.scrollTo(0, 1500))
    await toTop(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Homes to buy' }))
  })
})
