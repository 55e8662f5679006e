import { findChromium } from '#scripts/test/chromium.ts'
import { SCREEN_BUDGETS } from '#test/site/budgets.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { type Device, type LighthouseResult, runLighthouse } from './support/lighthouse.ts'
import { quantile } from './support/quantile.ts'
import { startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

// Medians of several first visits to every screen, on a simulated phone and on a desktop. Lighthouse must be
// installed in tools/lighthouse first. `node bench/lighthouse.ts 1` is a short run with one visit,
// `node bench/lighthouse.ts 3 /home /uk/home` one of two screens.

const [visits = '3', ...paths] = process.argv.slice(2)
const VISITS = Number(visits)
const SCREENS = paths.length === 0 ? SCREEN_BUDGETS.map(({ path }) => path) : paths
const FIELDS = [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const),
  ...(['firstPaintMs', 'largestPaintMs', 'blockingMs', 'layoutShift'] as const),
]

const median = (results: readonly LighthouseResult[], field: keyof LighthouseResult) =>
  quantile(
    results.map((result) => result[field]),
    0.5,
  )

async function measure(site: string, device: Device, chromium: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const path of SCREENS) {
    const results: LighthouseResult[] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      results.push(await runLighthouse(site + path, device, chromium))
    const values = FIELDS.map((field) =>
      median(results, field).toFixed(field === 'layoutShift' ? 3 : 0),
    )
    rows.push([`\`${path}\``, ...values])
  }
  return rows
}

const chromium = findChromium()
if (chromium === null) throw new Error('There is no Chromium here; name one by CHROMIUM_PATH.')
using folder = createTemporaryFolder()
// OpenStreetMap may be unreachable, which would count as an error of the page.
await using tiles = await startServer([process.execPath, 'test/site/tile-server-process.ts'])
await using site = await startBuiltSite(folder.path, {
  // Canonical URLs are absolute if the site knows its own URL.
  SITE_URL: 'http://localhost',
  TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
})
for (const device of ['phone', 'desktop'] as const) {
  printTable(
    [
      device,
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'first',
      'largest',
      'blocked',
      'shift',
    ],
    await measure(site.url, device, chromium),
  )
}
