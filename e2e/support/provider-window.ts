import type { Page } from '@playwright/test'

/**
 * Opens a provider's window by `click`. Playwright gives the focus to every page, and a page with the focus
 * takes the sign-in for given up about a second after the browser has cut its link to the window, as it does
 * before the window's last page sends the result. A visitor's focus is in the window until that closes.
 */
export async function openProviderWindow(page: Page, click: () => Promise<void>): Promise<Page> {
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
  const [popup] = await Promise.all([page.waitForEvent('popup'), click()])
  popup.once('close', () => {
    // The page may be gone as well.
    page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus')).catch(() => {})
  })
  return popup
}
