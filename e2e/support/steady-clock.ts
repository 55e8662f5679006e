import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const START = new Date('2026-03-02T10:00:00')

/** Puts the page's clock in the journey's hands; call it before the page is opened. */
export const takeClock = (page: Page): Promise<void> => page.clock.install({ time: START })

/** Stops the clock, so that from here on time passes only when the journey says so. */
export const stopClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(START.getTime() + 3_600_000)

/** Expects `shown` to be there now, still a moment before `ms` have passed, and not after. */
export async function expectShownFor(page: Page, shown: Locator, ms: number): Promise<void> {
  await expect(shown).toBeVisible()
  await page.clock.runFor(ms - 20)
  await expect(shown).toBeVisible()
  await page.clock.runFor(120)
  await expect(shown).toHaveCount(0)
}
