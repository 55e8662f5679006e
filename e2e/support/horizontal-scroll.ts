import { expect, type Page } from '@playwright/test'

/** The narrowest phones, and the widths of the projects. */
const WIDTHS = [320, 360, 768, 1440]

/** Expects that a page fits every width, and leaves it at the last one. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const measureOverhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // With reduced motion, everything has a transition of 1 ms.
    await expect.poll(measureOverhang, { message: `at ${width}` }).toBeLessThanOrEqual(0)
  }
}
