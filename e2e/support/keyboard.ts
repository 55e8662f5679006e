import { expect, type Locator, type Page } from '@playwright/test'

/** What keeps the focus from being seen; `null` when it is in view and has a ring, itself or its next sibling. */
const findFocusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing holds the focus'
    const name =
      focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? focused.tagName
    const { top, bottom } = focused.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight) return `${name} is out of view`
    // Of its parts, which take the focus one after the other, the browser draws the ring.
    if (focused.matches('[type="date"], [type="time"]')) return null
    const hasRing = [focused, focused.nextElementSibling].some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return hasRing ? null : `${name} has no ring`
  })

/** Waits for it: the header slides in, and pages scroll smoothly. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => findFocusFault(page)).toBeNull()
}

/** Past the last element a browser goes to its own controls, and then to the first one. */
const isPastEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body)

/**
 * Presses Tab until `target` has the focus. Every element on the way must have a visible focus.
 *
 * @throws when 80 presses do not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isPastEnd(page)) await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await reached()) return
  }
  throw new Error(`Tab never reaches ${target}.`)
}
