import type { Page } from '@playwright/test'

export const ALL_SCRIPTS = /\/assets\/[^/]*\.js$/

/**
 * Holds back scripts, as a slow connection does.
 *
 * @returns a function that lets them through
 */
export async function delayScripts(page: Page, scripts = ALL_SCRIPTS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, (route) => promise.then(() => route.continue()))
  return resolve
}
