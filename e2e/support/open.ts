import type { Page, Response } from '@playwright/test'

/** Opens an address of the site and waits until the page answers to presses. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return response
}
