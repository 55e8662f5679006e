import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { paletteColor } from './palette.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What can differ between light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing serious or critical on the page as it stands. It runs in the page
 * and lists violations only: by default it would open a second page to merge what frames have
 * found, of which our pages have none, and the whole would take twice as long.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const runOnly = rules
    ? ({ type: 'rule', values: rules } as const)
    : ({ type: 'tag', values: STANDARDS } as const)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(grave).toEqual([])
}

/** The same by day, and by night for what can differ. The page stays in the dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  const night = paletteColor('paper', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', night)
  await expectAccessible(page, COLOR_RULES)
}
