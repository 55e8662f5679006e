import { createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectFirstPress, FIRST_PRESSES, getWays } from '#e2e/support/first-press.ts'
import { slowDown } from '#e2e/support/network/slow-line.ts'
import { startOAuthProvider } from '#test/oauth-provider/start-provider.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { startServer } from './support/server-process.ts'
import { printTable } from './support/table.ts'

// Presses each control with a specified reaction as soon as `load` has fired, by mouse, touch and keyboard, on a fast
// machine and on a slow one (a processor six times slower, 400 kbit/s), and counts presses without that reaction.
// `node bench/first-presses.ts 5 slow` presses five times, on the slow one only. Fifty times take hours.

const [times = '50', speed] = process.argv.slice(2)
const PRESSES = Number(times)
const SPEEDS = ['fast', 'slow'].filter((it) => speed === undefined || it === speed)
/** Side by side, since a slow line is mostly waited for. */
const WIDTH = 3

const provider = await startOAuthProvider()
// OpenStreetMap may be unreachable, which would be logged as an error of the page.
await using tiles = await startServer([process.execPath, 'test/site/tile-server-process.ts'])
using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path, {
  // Each press has a client IP of its own, so that limits by IP do not count them together.
  TRUSTED_PROXY: '1',
  TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
  GOOGLE_CLIENT_ID: provider.settings.google.clientId,
  GOOGLE_CLIENT_SECRET: provider.settings.google.clientSecret,
  GOOGLE_ISSUER: provider.settings.google.issuer,
})
const browser = await launchBrowser()

type Way = ReturnType<typeof getWays>[number]

/** @returns what was missed, or `null` */
async function press(control: (typeof FIRST_PRESSES)[number], way: Way, isSlow: boolean) {
  const context = await browser.newContext({
    ...way.options,
    baseURL: site.url,
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  try {
    const page = await context.newPage()
    if (isSlow) await slowDown(page)
    await expectFirstPress(page, control, way.input)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await context.close()
  }
}

try {
  const rows: string[][] = []
  for (const control of FIRST_PRESSES) {
    for (const way of getWays(control)) {
      const misses: string[] = []
      for (const name of SPEEDS) {
        let left = PRESSES
        let missed = 0
        const pressAgain = async (): Promise<void> => {
          while (left > 0) {
            left -= 1
            const problem = await press(control, way, name === 'slow')
            if (problem === null) continue
            missed += 1
            console.error(`${control.name}, ${way.input}, ${name}: ${problem}`)
          }
        }
        await Promise.all(Array.from({ length: WIDTH }, pressAgain))
        misses.push(`${missed} of ${PRESSES}`)
      }
      rows.push([control.name, way.input, ...misses])
    }
  }
  printTable(['control', 'input', ...SPEEDS.map((name) => `missed, ${name}`)], rows)
} finally {
  await browser.close()
  await provider.stop()
}
