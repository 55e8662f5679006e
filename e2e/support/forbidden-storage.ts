import type { BrowserContext } from '@playwright/test'

const EVERY_STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'] as const

/** Makes storage of the browser throw: all of it, as when all site data is blocked, or some. */
export const forbidStorage = (
  context: BrowserContext,
  storages: readonly (typeof EVERY_STORAGE)[number][] = EVERY_STORAGE,
): Promise<unknown> =>
  context.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      })
    }
  }, storages)

/** What pages log then. */
export const STORAGE_ERRORS = /cannot be read|could not be saved|Storage is forbidden/
