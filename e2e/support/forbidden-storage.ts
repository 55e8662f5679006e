import type { BrowserContext } from '@playwright/test'

/** Makes every storage of the browser throw, as when all site data is blocked. */
export const forbidStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      })
    }
  })

/** What pages log then. */
export const STORAGE_ERRORS = /cannot be read|could not be saved|Storage is forbidden/
