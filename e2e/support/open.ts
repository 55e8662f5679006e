import type { Page, Response } from '@playwright/test'

/** Opens a path and waits for hydration. A key press makes hydration begin without waiting for the paint. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.body.dispatchEvent(key)
  })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return response
}
