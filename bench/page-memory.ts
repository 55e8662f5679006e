import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { printTable } from './support/table.ts'

// Memory of a browser tab after page changes and garbage collection: repeats the same tour by links.

const TOURS = 40
const TOURS_PER_ROW = 8

/** One tour: five page changes. */
async function tour(page: Page): Promise<void> {
  const follow = (name: string | RegExp) => page.getByRole('link', { name }).first().click()
  await follow(/^Show More/)
  await page.waitForURL(/\/sale\/\d+$/)
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await follow('About us')
  await page.waitForURL('**/about')
  await follow('Favorites')
  await page.waitForURL('**/favorite')
  await page.evaluate(() => history.go(-2))
  await page.waitForURL(/type=sale$/)
  await page.getByRole('article').first().waitFor()
}

async function measure(page: Page, session: CDPSession): Promise<string[]> {
  // Pictures of the last page are given up a moment after it.
  await page.waitForTimeout(1_000)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return [
    (read('JSHeapUsedSize') / 1e6).toFixed(1),
    String(read('Nodes')),
    String(read('JSEventListeners')),
  ]
}

using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path)
const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(`${site.url}/property?type=sale`)
  await page.mouse.move(9, 9)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const rows: string[][] = []
  for (let tours = 0; tours <= TOURS; tours += 1) {
    if (tours % TOURS_PER_ROW === 0)
      rows.push([String(tours * 5), ...(await measure(page, session))])
    await tour(page)
  }
  printTable(['page changes', 'heap MB', 'nodes', 'listeners'], rows)
} finally {
  await browser.close()
}
