import type { CDPSession, Page } from '@playwright/test'
import { SCREEN_BUDGETS } from '#test/site/budgets.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { printTable } from './support/table.ts'

// What a page costs when nobody interacts with it, once it has settled: script time, layouts and requests per
// minute. Measured once as opened, and once after an interaction, which hydrates it.

const SETTLE_MS = 8_000
const IDLE_MS = Number(process.argv[2] ?? 60_000)

const METRICS = ['ScriptDuration', 'LayoutCount', 'RecalcStyleCount'] as const

async function readMetrics(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return METRICS.map((name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
}

async function measure(page: Page, session: CDPSession): Promise<string[]> {
  const before = await readMetrics(session)
  let requests = 0
  const count = () => {
    requests += 1
  }
  page.on('request', count)
  await page.waitForTimeout(IDLE_MS)
  page.off('request', count)
  const after = await readMetrics(session)
  const [script = 0, layouts = 0, styles = 0] = after.map((value, i) => value - (before[i] ?? 0))
  return [(script * 1000).toFixed(1), String(layouts), String(styles), String(requests)]
}

using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path)
const browser = await launchBrowser()

async function visit(path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const untouched = await measure(page, session)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  const touched = await measure(page, session)
  await context.close()
  return [`\`${path}\``, ...untouched, ...touched]
}

try {
  const counts = ['script ms', 'layouts', 'styles', 'requests']
  printTable(
    ['screen', ...counts, ...counts.map((count) => `${count}, touched`)],
    // In parallel, because idle pages do not disturb each other.
    await Promise.all(SCREEN_BUDGETS.map(({ path }) => visit(path))),
  )
} finally {
  await browser.close()
}
