import { expect, type Page } from '@playwright/test'

/** Waits until the worker answers the requests of the page, and has what every page needs. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated'
  })
}

const isStored = (page: Page, path: string, cacheName: string) =>
  page.evaluate(
    async ([url = '', name = '']) => (await caches.match(url, { cacheName: name })) !== undefined,
    [path, cacheName],
  )

export const waitUntilStored = (page: Page, path: string, cacheName = 'pages') =>
  expect
    .poll(() => isStored(page, path, cacheName), { message: `${path} in ${cacheName}` })
    .toBe(true)

export const waitUntilGivenBack = (page: Page, path: string, cacheName: string) =>
  expect.poll(() => isStored(page, path, cacheName), { message: path }).toBe(false)

/** The strip that says how old the page is. */
export const strip = (page: Page) => page.locator('.connection-strip')

/** Fails while the line is cut on purpose. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED|status of 50[34]|no-response|Error loading route module/
