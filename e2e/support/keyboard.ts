import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { shellTexts } from '#texts/site/shell.ts'

interface Focus {
  /** Why the focus is not visible; `null` if some of the element can be seen and it, or its next sibling, has a ring. */
  readonly fault: string | null
  /** After the last element, focus moves to the browser's own controls, then to the first element. */
  readonly isPastEnd: boolean
  readonly isOnTarget: boolean
  /** Whether the target still exists: a page may replace it. */
  readonly hasTarget: boolean
}

/** Reads the focus in one call, because a long page has many tab stops. */
const readFocus = (page: Page, target: ElementHandle | null): Promise<Focus> =>
  page.evaluate((target) => {
    const focused = document.activeElement
    function findFault(): string | null {
      if (focused === null || focused === document.body) return 'nothing holds the focus'
      const name =
        focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? focused.tagName
      const { left, top, bottom, width, height } = focused.getBoundingClientRect()
      if (bottom <= 0 || top >= window.innerHeight) return `${name} is out of view`
      const findCover = (share: number) => {
        const found = document.elementsFromPoint(left + width / 2, top + height * share)
        const first = found.find((element) => getComputedStyle(element).pointerEvents !== 'none')
        return first?.contains(focused) || focused.contains(first ?? null) ? null : first
      }
      const covers = [0.1, 0.5, 0.9].map(findCover)
      if (!covers.includes(null)) return `${name} is beneath ${covers[1]?.outerHTML.slice(0, 80)}`
      // Parts of these fields take focus in turn, and the browser draws their ring.
      if (focused.matches('[type="date"], [type="time"], [type="datetime-local"]')) return null
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

/** Retries, because the header slides in and pages scroll smoothly. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await readFocus(page, null)).fault).toBeNull()
}

/**
 * Presses Tab until `target` has focus. Every element on the way must show its focus.
 *
 * @throws if 80 presses do not reach it
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

/** Uses the first tab stop of a page that was just opened. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellTexts.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
