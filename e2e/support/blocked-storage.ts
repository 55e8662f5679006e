import type { BrowserContext } from '@playwright/test'

const ALL_STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'] as const

/** Makes browser storage throw, as when the browser blocks all site data. */
export const blockStorage = (
  context: BrowserContext,
  storages: readonly (typeof ALL_STORAGES)[number][] = ALL_STORAGES,
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

/** Errors that pages log without storage. */
export const STORAGE_ERRORS = /cannot be read|could not be saved|Storage is forbidden/
