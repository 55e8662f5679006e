import { expect, type Page } from '@playwright/test'
import { applyFilters, filterOption, openFilters } from '#e2e/support/search-results.ts'
import { goToSlideLabel, slideLabel } from '#texts/catalog/listing.ts'
import { reviewTexts } from '#texts/site/reviews.ts'

const TIMEOUT = { timeout: 30_000 }

const heart = (page: Page) => page.getByRole('article').first().locator('.favorite-button')

/** What visitors click first, and what they see afterwards. */
export const SLOW_LINE_PRESSES: readonly {
  readonly name: string
  readonly path: string
  readonly press: (page: Page) => Promise<void>
  readonly expectEffect: (page: Page) => Promise<void>
}[] = [
  {
    name: 'heart',
    path: '/property?type=sale',
    press: (page) => heart(page).click(),
    expectEffect: (page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true', TIMEOUT),
  },
  {
    name: 'menu',
    path: '/home',
    press: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    expectEffect: (page) =>
      expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(TIMEOUT),
  },
  {
    name: 'theme',
    path: '/home',
    press: (page) => page.getByRole('button', { name: 'Dark mode' }).click(),
    expectEffect: (page) => expect(page.locator('html')).toHaveClass(/\bdark\b/, TIMEOUT),
  },
  {
    name: 'filter and Apply',
    path: '/property?type=sale',
    async press(page) {
      const panel = await openFilters(page)
      await filterOption(panel, '2 rooms').check()
      await applyFilters(panel)
    },
    expectEffect: (page) => expect(page).toHaveURL(/rooms=2/, TIMEOUT),
  },
  {
    name: 'carousel',
    path: '/sale/1',
    press: (page) => page.getByRole('button', { name: goToSlideLabel(2) }).click(),
    expectEffect: (page) =>
      expect(page.getByRole('group', { name: slideLabel(2), exact: true })).toBeInViewport({
        ratio: 0.9,
        ...TIMEOUT,
      }),
  },
  {
    name: 'Login',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    expectEffect: (page) =>
      expect(page.getByText('No password provided.').first()).toBeVisible(TIMEOUT),
  },
  {
    name: 'Leave a review',
    path: '/reviews',
    press: (page) => page.getByRole('button', { name: reviewTexts.leave }).click(),
    expectEffect: (page) => expect(page.getByRole('dialog')).toBeVisible(TIMEOUT),
  },
]
