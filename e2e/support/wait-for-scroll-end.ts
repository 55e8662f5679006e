import type { Page } from '@playwright/test'

const STILL_MS = 150

/** Until a page no longer glides: a press on its way would miss. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.waitForFunction(async (stillMs) => {
    const before = window.scrollY
    await new Promise((resolve) => setTimeout(resolve, stillMs))
    return window.scrollY === before
  }, STILL_MS)
}
