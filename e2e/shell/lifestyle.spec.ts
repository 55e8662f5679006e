import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { lifestyleTexts } from '#texts/site/lifestyle.ts'
import { LIFESTYLES } from '#texts/site/lifestyles.ts'

/** City and stars of each tab (docs/product/site.md, "Lifestyle page"). */
const CITIES = {
  'For Families': ['Kyiv 5', 'Lviv 4.5', 'Dnipro 4'],
  'For Young Professionals': ['Kyiv 5', 'Kharkiv 4', 'Odesa 4.5'],
  'For Tranquility': ['Ivano-Frankivsk 5', 'Vinnytsia 5', 'Chernivtsi 4'],
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')
const spinner = (page: Page) => page.getByText(lifestyleTexts.loading)

async function expectCities(page: Page, name: keyof typeof CITIES): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  const found = await cards.evaluateAll((all) =>
    all.map((card) => {
      const stars = card.querySelector('[role="img"]')?.getAttribute('aria-label') ?? ''
      return `${card.querySelector('h3')?.textContent} ${Number.parseFloat(stars)}`
    }),
  )
  expect(found).toEqual(CITIES[name])
  await expect(panel(page).getByRole('link', { name: /^Enlarge: / })).toHaveCount(6)
}

test('three tabs, each with three cities and six pictures; arrows, Home and End go from tab to tab', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/lifestyle')
  await expect(page).toHaveTitle('Lifestyle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lifestyle')
  await expect(
    page.getByText('Where lifestyle is more than just a home', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(Object.keys(CITIES))
  await expectCities(page, 'For Families')
  await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible()
  await tab(page, 'For Young Professionals').click()
  await expectCities(page, 'For Young Professionals')
  await tab(page, 'For Tranquility').click()
  await expectCities(page, 'For Tranquility')
  await tab(page, 'For Families').click()
  await expectCities(page, 'For Families')

  await tab(page, 'For Families').focus()
  for (const [key, name] of [
    ['ArrowRight', 'For Young Professionals'],
    ['ArrowRight', 'For Tranquility'],
    ['ArrowRight', 'For Families'],
    ['ArrowLeft', 'For Tranquility'],
    ['Home', 'For Families'],
    ['End', 'For Tranquility'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveText(name)
  }
  await expect(panel(page)).toHaveAccessibleName('For Tranquility')
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeFocused()
  await expectCities(page, 'For Tranquility')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
})

test('selecting a tab shows a spinner for 400 ms, unless the tab is already selected', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/lifestyle')
  await pauseClock(page)
  await expect(spinner(page)).toHaveCount(0)
  await tab(page, 'For Families').click()
  await expect(spinner(page)).toHaveCount(0)
  await tab(page, 'For Tranquility').click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectShownFor(page, spinner(page), 400)
  await expectCities(page, 'For Tranquility')

  await tab(page, 'For Families').click()
  await page.clock.runFor(300)
  await tab(page, 'For Young Professionals').click()
  await expectShownFor(page, spinner(page), 400)
  await expectCities(page, 'For Young Professionals')
})

test('selecting a tab updates the URL and keeps the scroll position', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/home')
  await visit('/lifestyle')
  await page.evaluate(() => window.scrollTo(0, 60))
  await tab(page, 'For Tranquility').click()
  await expect(page).toHaveURL('/lifestyle?for=tranquility')
  await expectCities(page, 'For Tranquility')
  expect(await page.evaluate(() => window.scrollY)).toBe(60)
  await page.reload()
  await expect(spinner(page)).toHaveCount(0)
  await expectCities(page, 'For Tranquility')
  await page.goBack()
  await expect(page).toHaveURL('/home')
  await visit('/lifestyle?for=somebody')
  await expectCities(page, 'For Families')
})

test('axe finds nothing serious on any tab or picture, light or dark', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { id } of LIFESTYLES) {
    await visit(`/lifestyle?for=${id}`)
    await expectAccessibleInBothThemes(page)
  }
  await page
    .getByRole('link', { name: /^Enlarge: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test.describe('the lifestyle page without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('every tab opens, and every picture', async ({ page }) => {
    await page.goto('/lifestyle')
    await expectCities(page, 'For Families')
    await tab(page, 'For Young Professionals').click()
    await expectCities(page, 'For Young Professionals')
    await page.goto('/lifestyle?for=tranquility')
    await expectCities(page, 'For Tranquility')
    await panel(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/pictures\/gallery\/tranquility-1-960x640\.jpg$/)
  })
})
