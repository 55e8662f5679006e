import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { paletteColor } from './palette.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The source of axe without comments, because each page parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no serious or critical violations. Frames are left out: our pages have none. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const runOnly: RunOnly = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: STANDARDS }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // During a transition, colors are neither the old nor the new ones.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  const violations = await page.evaluate(async (runOnly) => {
    const axe: typeof Axe = Reflect.get(window, 'axe')
    // Without this, axe would read all stylesheets for rules that are not used.
    const preload = { assets: ['media' as const] }
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const results = await axe.run(document, {
      runOnly,
      rules,
      resultTypes: ['violations'],
      preload,
    })
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }, runOnly)
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`))
  expect(serious).toEqual([])
}

export const showLight = (page: Page): Promise<void> => showTheme(page, 'light')
export const showDark = (page: Page): Promise<void> => showTheme(page, 'dark')

/**
 * Switches the theme without transitions. With reduced motion everything in `body` has a transition of 1 ms, so
 * inherited colors would change one level of elements at a time.
 */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((isDark) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.classList.toggle('dark', isDark)
  }, theme === 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', paletteColor('paper', theme))
}

/** Runs all rules in the light theme, then color rules in the dark theme, in which the page stays. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showLight(page)
  await expectAccessible(page)
  await showDark(page)
  await expectAccessible(page, COLOR_RULES)
}
