import { expect, type Page } from '@playwright/test'

/** Moves the mouse until there is what makes the wheel glide, which is fetched for mice that move. */
export async function waitForSmoothWheel(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(700 + 50 * Math.random(), 400)
    await expect(page.locator('html')).toHaveClass(/\blenis\b/, { timeout: 100 })
  }).toPass()
}
