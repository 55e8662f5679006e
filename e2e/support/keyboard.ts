import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { shellTexts } from '#content/texts/site/shell.ts'

interface Focus {
  /** What keeps it from being seen; `null` when it is in view and has a ring, itself or its next sibling. */
  readonly fault: string | null
  /** Past the last element a browser goes to its own controls, and then to the first one. */
  readonly isPastEnd: boolean
  readonly isOnTarget: boolean
  /** Whether the target is still there: a page may make it anew. */
  readonly hasTarget: boolean
}

/** In one call, for a long page has many stops. */
const readFocus = (page: Page, target: ElementHandle | null): Promise<Focus> =>
  page.evaluate((target) => {
    const focused = document.activeElement
    function findFault(): string | null {
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
    }
    return {
      fault: findFault(),
      isPastEnd: focused === document.body,
      isOnTarget: focused === target,
      hasTarget: target?.isConnected ?? false,
    }
  }, target)

/** Waits for it: the header slides in, and pages scroll smoothly. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await readFocus(page, null)).fault).toBeNull()
}

/**
 * Presses Tab until `target` has the focus. Every element on the way must have a visible focus.
 *
 * @throws when 80 presses do not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    let focus = await readFocus(page, element)
    if (focus.isPastEnd) {
      await page.keyboard.press('Tab')
      focus = await readFocus(page, element)
    }
    if (focus.fault !== null) await expectVisibleFocus(page)
    if (!focus.hasTarget) {
      element = await target.elementHandle()
      focus = await readFocus(page, element)
    }
    if (focus.isOnTarget) return
  }
  throw new Error(`Tab never reaches ${target}.`)
}

/** By the first stop of a page that was just opened. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellTexts.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
