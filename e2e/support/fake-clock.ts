import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const START = new Date('2026-03-02T10:00:00')

/** Call it before the page opens. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: START })

/** Stops the clock, which then advances only when the test advances it. */
export const pauseClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(START.getTime() + 3_600_000)

/** Expects that `shown` is visible for `ms` and disappears soon after. The clock must be paused. */
export async function expectShownFor(page: Page, shown: Locator, ms: number): Promise<void> {
  await expect(shown).toBeVisible()
  await page.clock.runFor(ms - 20)
  await expect(shown).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(30)
    await expect(shown).toHaveCount(0, { timeout: 200 })
  }).toPass({ intervals: [50], timeout: 5_000 })
}
