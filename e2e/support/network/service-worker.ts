import { expect, type Page } from '@playwright/test'
import { open } from '#e2e/support/open.ts'

/** Waits until the worker handles the page's requests and has stored what every page needs. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const getState = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(getState).toBe('activated')
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

export const waitUntilDeleted = (page: Page, path: string, cacheName: string) =>
  expect.poll(() => isStored(page, path, cacheName), { message: path }).toBe(false)

/** Opens a path and waits until it, or the path given instead, is stored. */
export async function openStored(
  page: Page,
  path: string,
  stored: readonly [path: string, cacheName?: string] = [path],
): Promise<void> {
  await open(page, path)
  await waitForWorker(page)
  await waitUntilStored(page, ...stored)
}

/** The banner that shows the age of the page. */
export const offlineBanner = (page: Page) => page.locator('.offline-banner')

/** Expected while there is no connection. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|Unable to preload|ERR_FAILED|status of 50[34]|no-response|Error loading route module/

/** React Router (8.x, `callRouteMiddleware`) leaves it unhandled if Back is interrupted before its request is sent. */
export const INTERRUPTED_RETURN = /signal is aborted without reason/

/** Paths for which Workbox has recorded a time of use, in any cache. It does so after a page is stored. */
export const readListedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        // There is no list yet. Without aborting, Workbox would find its database without an object store.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort()
          resolve([])
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const entries = opening.result.transaction('cache-entries').objectStore('cache-entries')
          const reading = entries.getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(({ url }) => new URL(url).pathname))
          }
        }
      }),
  )
