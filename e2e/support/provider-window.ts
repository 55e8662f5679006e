import type { Page } from '@playwright/test'

/**
 * Opens a provider's window with `click`. Playwright gives focus to every page, and a focused page assumes the
 * sign-in was abandoned about a second after the browser has severed its link to the window, which happens before
 * the window's final page sends the result. A real visitor's focus stays in the window until it closes.
 */
export async function openProviderWindow(page: Page, click: () => Promise<void>): Promise<Page> {
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()])
  popup.once('close', () => {
    // The page may be gone too.
    page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus')).catch(() => {})
  })
  return popup
}
