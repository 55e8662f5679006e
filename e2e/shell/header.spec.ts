import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { avatar } from '#e2e/support/account.ts'
import { WITH_MOTION } from '#e2e/support/motion.ts'

test.use(WITH_MOTION)

/** Scrolls until `share` of the footer's height is in view. */
const showFooter = (page: Page, share: number) =>
  page.getByRole('contentinfo').evaluate((footer, part) => {
    const { top, height } = footer.getBoundingClientRect()
    window.scrollTo(0, window.scrollY + top - window.innerHeight + height * part)
  }, share)

const banner = (page: Page) => page.getByRole('banner')

test('the header hides while a tenth of the footer is in view', { tag: '@ends' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=rent')
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await showFooter(page, 0.07)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await showFooter(page, 0.13)
  await expect(banner(page)).not.toBeInViewport()
  await showFooter(page, 0.05)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
})

test('the current page is marked with a dot', { tag: '@desktop' }, async ({ page, visit }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const dotted = () =>
    links.evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link, '::after').content !== 'none')
        .map((link) => link.textContent),
    )
  await visit('/sale/1')
  expect(await dotted()).toEqual([])
  for (const label of ['Home', 'Property', 'About us', 'Contact']) {
    await links.and(page.getByText(label, { exact: true })).click()
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([label])
    expect(await dotted()).toEqual([label])
  }
})

test('the wordmark, favorites and settings lead where they say', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/property')
  // A small tablet, and the narrowest window without the menu.
  await page.setViewportSize({ width: 768, height: 900 })
  const controls = banner(page).locator('a:visible, select:visible')
  for (const control of await controls.all()) {
    await expect(control).toBeInViewport({ ratio: 1 })
    expect((await control.boundingBox())?.height).toBeLessThan(48)
  }
  await expect(avatar(page)).toHaveText('NA')
  await expect(avatar(page)).toHaveAttribute('href', '/')
  await expect(banner(page).getByRole('link', { name: 'Favorites' })).toHaveAttribute(
    'href',
    '/favorite',
  )
  await expect(banner(page).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/settings',
  )
  await banner(page).getByRole('link', { name: 'Homiq' }).click()
  await expect(page).toHaveURL('/home')
})

/** A narrow tablet with a scroll bar, and where more comes into the header. */
const HEADER_WIDTHS = [768 - 15, 1024 - 15, 1024, 1280]

for (const path of ['/home', '/uk/home'])
  test(`the links of ${path} fit its header at every width`, { tag: '@desktop' }, async ({
    page,
    visit,
  }) => {
    await visit(path)
    for (const width of HEADER_WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const hidden = await page
        .locator('.header-links')
        .evaluate((links) => links.scrollWidth - links.clientWidth)
      expect(hidden, `at ${width} px`).toBe(0)
    }
  })

test('the first tab stop skips to the content, and the header returns when it gets focus', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/sale/1')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to list' })).toBeFocused()

  await showFooter(page, 0.9)
  await expect(banner(page)).not.toBeInViewport()
  await page.getByRole('link', { name: 'Back to list' }).focus()
  await showFooter(page, 0.9)
  await page.keyboard.press('Shift+Tab')
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await showFooter(page, 0.9)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
})
