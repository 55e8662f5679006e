import type { Page } from '@playwright/test'

/** Browsers freeze hidden tabs, which then learn of nothing until they are shown. Call it before the tab opens a page. */
export const allowFreezing = (page: Page) =>
  page.addInitScript(() => {
    const isFrozen = () => Reflect.has(window, 'isFrozen')
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isFrozen() ? 'hidden' : 'visible'),
    })
    window.addEventListener('storage', (event) => isFrozen() && event.stopImmediatePropagation(), {
      capture: true,
    })
  })

export const freeze = (page: Page) => page.evaluate(() => Object.assign(window, { isFrozen: true }))

export const resume = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'isFrozen')
    document.dispatchEvent(new Event('visibilitychange'))
  })
