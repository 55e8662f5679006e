import type { Page, Response } from '@playwright/test'

/** Waits until React has taken the page over, so that a press finds its handler. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Opens an address of the site and waits until the page answers to presses. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await hydrated(page)
  return response
}
