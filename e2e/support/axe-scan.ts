import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { paletteColor } from './palette.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects no serious or critical violations. Legacy mode and listing violations only halve the time: by
 * default axe opens a second page to merge the results of frames, which our pages do not have.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const runOnly = rules
    ? ({ type: 'rule', values: rules } as const)
    : ({ type: 'tag', values: STANDARDS } as const)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(serious).toEqual([])
}

export async function showLight(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  await expectColors(page, 'light')
}

export async function showDark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectColors(page, 'dark')
}

/**
 * Waits until every element has the colors of the theme. Inherited colors change one level of elements after
 * the other, because with reduced motion everything has a transition of 1 ms.
 */
async function expectColors(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', paletteColor('paper', theme))
  const countTransitions = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0)
}

/** Runs all rules in the light theme and color rules in the dark one, in which the page stays. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showLight(page)
  await expectAccessible(page)
  await showDark(page)
  await expectAccessible(page, COLOR_RULES)
}
