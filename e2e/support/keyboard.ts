import { expect, type Locator, type Page } from '@playwright/test'

/** Expects that the focused element is in view and has a focus ring, itself or its next sibling. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing holds the focus'
    const name =
      focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? focused.tagName
    const { top, bottom } = focused.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight) return `${name} is out of view`
    const hasRing = [focused, focused.nextElementSibling].some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return hasRing ? null : `${name} has no ring`
  })
  expect(fault).toBeNull()
}

/**
 * Presses Tab until `target` has the focus. Every element on the way must have a visible focus.
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
