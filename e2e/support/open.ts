import type { Page, Response } from '@playwright/test'

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return response
}
