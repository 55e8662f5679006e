import { expect, type Locator, type Page } from '@playwright/test'

/** Expects that something holds the focus, in view, with a ring or the like around it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const held = document.activeElement
    if (held === null || held === document.body) return 'nothing holds the focus'
    const name = held.getAttribute('aria-label') ?? held.textContent?.slice(0, 40) ?? held.tagName
    const { top, bottom } = held.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight) return `${name} is out of view`
    const ringed = [held, held.nextElementSibling].some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return ringed ? null : `${name} has no ring`
  })
  expect(fault).toBeNull()
}

/**
 * Presses Tab until `target` holds the focus; every stop on the way must be seen.
 *
 * @throws when 80 presses do not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await reached()) return
  }
  throw new Error(`Tab never reaches ${target}.`)
}
