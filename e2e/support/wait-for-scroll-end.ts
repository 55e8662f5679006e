import type { Page } from '@playwright/test'

const STILL_MS = 150

/** Waits until a page no longer scrolls smoothly, because a click would miss. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.waitForFunction(async (stillMs) => {
    const before = window.scrollY
    await new Promise((resolve) => setTimeout(resolve, stillMs))
    return window.scrollY === before
  }, STILL_MS)
}
