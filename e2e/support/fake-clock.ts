import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const START = new Date('2026-03-02T10:00:00')

/** Puts the page's clock in the journey's hands; call it before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: START })

/** Stops the clock, so that from here on time passes only when the journey says so. */
export const pauseClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(START.getTime() + 3_600_000)

/**
 * Expects `shown` to be there now and still a moment before `ms` have passed, and to go soon after;
 * the clock must be stopped.
 */
export async function expectShownFor(page: Page, shown: Locator, ms: number): Promise<void> {
  await expect(shown).toBeVisible()
  await page.clock.runFor(ms - 20)
  await expect(shown).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(30)
    await expect(shown).toHaveCount(0, { timeout: 200 })
  }).toPass({ intervals: [50], timeout: 5_000 })
}
