import { expect, type Page } from '@playwright/test'

const STILL_MS = 150

/**
 * Waits until a page no longer scrolls smoothly, because a click would miss. At the end of its way Lenis scrolls less
 * than a pixel at a time.
 */
export const waitForScrollEnd = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (stillMs) => {
        const before = window.scrollY
        await new Promise((resolve) => setTimeout(resolve, stillMs))
        const isAnimated = document.documentElement.classList.contains('lenis-smooth')
        return window.scrollY === before && !isAnimated
      }, STILL_MS),
    )
    .toBe(true)
