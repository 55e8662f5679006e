import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SCREEN_BUDGETS } from '#test/site/budgets.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { SLOW_LINE_PRESSES } from './support/slow-line-presses.ts'
import { printTable } from './support/table.ts'

// First visits on a phone over a connection of 400 kbit/s with 400 ms latency: when text can be read, when the
// largest contentful paint happens, and when clicks within the first second have taken effect.

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true }

/** When the click happens, after the start of the navigation. */
const PRESS_MS = 1_000
const LONGEST_MS = 30_000

interface Paints {
  readonly text: number
  readonly largest: number
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  return page
}

const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const [text] = performance.getEntriesByName('first-contentful-paint')
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)
          resolve({ text: text?.startTime ?? 0, largest: largest?.startTime ?? 0 })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

async function inNewContext<T>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  context.setDefaultTimeout(LONGEST_MS)
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path)
const browser = await launchBrowser()
try {
  // Warms up: the server encodes a picture when it is first requested.
  for (const { path } of SCREEN_BUDGETS) {
    await inNewContext(browser, async (context) => {
      const page = await context.newPage()
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
    })
  }

  const paints: string[][] = []
  for (const { path } of SCREEN_BUDGETS) {
    const { text, largest } = await inNewContext(browser, async (context) => {
      const page = await openPage(context)
      await page.goto(site.url + path, { waitUntil: 'load' })
      await page.waitForTimeout(1_000)
      return readPaints(page)
    })
    paints.push([`\`${path}\``, seconds(text), seconds(largest)])
  }
  printTable(['seconds after the navigation', 'text', 'largest paint'], paints)

  const presses: string[][] = []
  for (const { name, path, press, expectEffect } of SLOW_LINE_PRESSES) {
    const times = await inNewContext(browser, async (context) => {
      const page = await openPage(context)
      const started = performance.now()
      await page.goto(site.url + path, { waitUntil: 'commit' })
      await page.waitForTimeout(Math.max(0, PRESS_MS - (performance.now() - started)))
      await press(page)
      const pressed = performance.now() - started
      await expectEffect(page)
      return [pressed, performance.now() - started]
    })
    presses.push([name, ...times.map(seconds)])
  }
  printTable(['seconds after the navigation', 'pressed', 'took effect'], presses)
} finally {
  await browser.close()
}
