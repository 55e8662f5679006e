import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    shifted: number
  }
}

/** Adds up the layout shifts of each page, except those after input. */
export const recordLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The cumulative layout shift so far. */
export const getLayoutShift = (page: Page): Promise<number> => page.evaluate(() => window.shifted)
