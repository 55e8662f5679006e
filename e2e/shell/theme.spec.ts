import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

test.use(WITH_MOTION)

const NIGHT = paletteColor('paper', 'dark')
const DAY = paletteColor('paper')

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' })
const expectBackground = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color)

test('the theme is stored as JSON and outlasts the visit', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/home')
  await expectBackground(page, DAY)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await readStorage(page, 'darkMode')).toBeNull()
  await toggle(page).click()
  await expectBackground(page, NIGHT)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(await readStorage(page, 'darkMode')).toBe('true')
  await page.reload()
  await expectBackground(page, NIGHT)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await toggle(page).click()
  await expectBackground(page, DAY)
  expect(await readStorage(page, 'darkMode')).toBe('false')
})

test('a dark page is dark before any script of the app has loaded', { tag: '@phone' }, async ({
  page,
  seed,
  errors,
}) => {
  await seed({ darkMode: 'true' })
  await page.route('**/*.js', (route) => route.abort())
  for (const address of ['/404', '/property?type=sale', '/sale/1']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expectBackground(page, NIGHT)
  }
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  errors.allowError(/net::ERR_FAILED/)
})

test('a dark page is never light while it starts', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  seed,
}) => {
  await seed({ darkMode: 'true' })
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const { classList, dataset } = document.documentElement
      if (!classList.contains('dark') && document.body !== null) dataset.wasLight = 'yes'
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await visit('/sale/1')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-was-light')
})

test('other tabs follow', { tag: '@phone' }, async ({ page, context, visit }) => {
  await visit('/home')
  const other = await context.newPage()
  await visit('/property', other)
  await toggle(page).click()
  await expectBackground(other, NIGHT)
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true')
})

// app/browser/storage/stored-flags.test.ts covers other values.
test('an unreadable value is light, and logged', { tag: '@phone' }, async ({
  page,
  visit,
  seed,
  errors,
}) => {
  await seed({ darkMode: 'yes' })
  await visit('/home')
  await expectBackground(page, DAY)
  await errors.waitForError(/darkMode/)
  await toggle(page).click()
  await expectBackground(page, NIGHT)
  expect(await readStorage(page, 'darkMode')).toBe('true')
})

test('nothing slides or turns with reduced motion', { tag: '@phone' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await installClock(page)
  await visit('/property?type=sale')
  const slowest = await page.evaluate(() =>
    Math.max(
      // The transition of `body` only delays clicks (app/styles/base.css).
      ...[...document.querySelectorAll(':not(body)')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
      ),
    ),
  )
  expect(slowest).toBeLessThanOrEqual(0.001)
  await pauseClock(page)
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  const spinner = page.getByRole('status').filter({ hasText: propertyTexts.searching })
  await expect(spinner).toBeVisible()
  const turning = await spinner.evaluate((status) =>
    status
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .some((frame) => 'rotate' in frame || 'transform' in frame),
  )
  expect(turning).toBe(false)
})
