import { expect, type Page } from '@playwright/test'

/** Smooth scrolling loads when the mouse first moves, so this moves it until that is done. */
export async function waitForSmoothWheel(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(700 + 50 * Math.random(), 400)
    await expect(page.locator('html')).toHaveClass(/\blenis\b/, { timeout: 100 })
  }).toPass()
}
