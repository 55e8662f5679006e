import type { Page, Response } from '@playwright/test'
import { isUntouched } from '#scripts/test/untouched.ts'

/** Opens a path, interacts with the page once, as every visitor does sooner or later, and waits for hydration. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  if (isUntouched()) return response
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return response
}
