import type { Page, Response } from '@playwright/test'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'

/** The path of a page in the language of this run (`e2e/shell/ukrainian.spec.ts`). */
export const at = (path: string): string => inLanguage(path, language)

/** Opens a path and waits for hydration. A key press makes hydration begin without waiting for the paint. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(at(path))
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.body.dispatchEvent(key)
  })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return response
}
