import type { Browser, Page, Response } from '@playwright/test'
import { DEFAULT_LANGUAGE, inLanguage, isLanguage } from '#domain/platform/language.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { printTable } from './support/table.ts'

// `node bench/bytes.ts uk` measures the Ukrainian screens.

const named = process.argv[2]
const language = isLanguage(named) ? named : DEFAULT_LANGUAGE

const SCREENS = [
  '/',
  '/home',
  '/property',
  '/property?type=sale',
  '/sale/2',
  '/favorite',
  '/about',
  '/contact',
  '/reviews',
  '/lifestyle',
  '/privacy',
  '/help',
  '/settings',
  '/404',
].map((path) => inLanguage(path, language))
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }

/** Some scripts load only when the browser is idle, after the network was. */
const SETTLE_MS = 1_500

/** Bytes as sent to a visitor with an empty cache. */
type Cost = Record<keyof typeof NOTHING, number>

const NOTHING = { html: 0, css: 0, js: 0, font: 0, picture: 0, other: 0, header: 0, requests: 0 }

function getKind(response: Response): keyof Cost {
  const type = response.headers()['content-type'] ?? ''
  if (type.startsWith('text/html')) return 'html'
  if (type.startsWith('text/css')) return 'css'
  if (type.includes('javascript')) return 'js'
  if (type.startsWith('font/')) return 'font'
  return type.startsWith('image/') ? 'picture' : 'other'
}

async function measureCost(page: Page, url: string): Promise<Cost> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const cost = { ...NOTHING }
  for (const response of responses.filter((response) => response.url().startsWith('http'))) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes()
    // Modules are fetched first and run later: a response from the browser's cache has a negative size.
    if (responseBodySize < 0) continue
    cost[getKind(response)] += responseBodySize
    cost.header += responseHeadersSize
    cost.requests += 1
  }
  return cost
}

async function measure(browser: Browser, site: string, device: typeof DESKTOP) {
  const costs: Cost[] = []
  for (const screen of SCREENS) {
    const context = await browser.newContext(device)
    costs.push(await measureCost(await context.newPage(), site + screen))
    await context.close()
  }
  return costs
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path)
const browser = await launchBrowser()
try {
  const desktop = await measure(browser, site.url, DESKTOP)
  const phone = await measure(browser, site.url, PHONE)
  printTable(
    [
      'kB as sent',
      'HTML',
      'CSS',
      'HTML+CSS',
      'JS',
      'fonts',
      'pictures',
      'on a phone',
      'other',
      'total',
      'headers',
      'requests',
    ],
    desktop.map((cost, index) => [
      `\`${SCREENS[index]}\``,
      ...[cost.html, cost.css, cost.html + cost.css, cost.js, cost.font, cost.picture].map(
        kilobytes,
      ),
      kilobytes(phone[index]?.picture ?? 0),
      kilobytes(cost.other),
      kilobytes(cost.html + cost.css + cost.js + cost.font + cost.picture + cost.other),
      kilobytes(cost.header),
      String(cost.requests),
    ]),
  )
} finally {
  await browser.close()
}
