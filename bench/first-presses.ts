import type { Browser } from '@playwright/test'
import { createUniqueIpHeaders } from '#e2e/support/account.ts'
import { FIRST_PRESSES } from '#e2e/support/first-press/controls.ts'
import { expectFirstPress, getWays } from '#e2e/support/first-press/expect-first-press.ts'
import { slowDown, throttleNetwork } from '#e2e/support/network/slow-line.ts'
import { startOAuthProvider } from '#test/people/oauth-provider/start-provider.ts'
import { launchBrowser } from './support/browser.ts'
import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { startServer } from './support/server-process.ts'

// Presses each control with a specified reaction as soon as `load` has fired, by mouse, touch and keyboard, and counts
// presses without that reaction. `node bench/first-presses.ts 5 slow` presses each five times, with a processor six
// times slower and a connection of 400 kbit/s.
//
// Chromium slows its processor down by spinning, so that few slow browsers fit on a machine. Where CHROMIUM_PATH is a
// command that limits the processor itself, such as `systemd-run --scope -p CPUQuota=17% chromium`, `node
// bench/first-presses.ts 50 slow-line 8` presses in eight browsers side by side and only slows down their connections.

const [times = '50', speed = 'fast', browsers = '3'] = process.argv.slice(2)
const ROUNDS = Number(times)
const SLOW_DOWN = { fast: undefined, slow: slowDown, 'slow-line': throttleNetwork }[speed]

const provider = await startOAuthProvider()
// OpenStreetMap may be unreachable, which would be logged as an error of the page.
await using tiles = await startServer([process.execPath, 'test/site/tile-server-process.ts'])
using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path, {
  // Each press has a client IP of its own, so that limits by IP do not count them together.
  TRUSTED_PROXY: '1',
  // Hashing passwords would take processor time from the pages.
  NODE_OPTIONS: '--import=./test/setup/cheap-work.ts',
  TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
  GOOGLE_CLIENT_ID: provider.settings.google.clientId,
  GOOGLE_CLIENT_SECRET: provider.settings.google.clientSecret,
  GOOGLE_ISSUER: provider.settings.google.issuer,
})
const running = await Promise.all(Array.from({ length: Number(browsers) }, launchBrowser))

const ways = FIRST_PRESSES.flatMap((control) => getWays(control).map((way) => ({ control, way })))

/** @returns whether the press had its reaction */
async function press(browser: Browser, { control, way }: (typeof ways)[number]): Promise<boolean> {
  const context = await browser.newContext({
    ...way.options,
    baseURL: site.url,
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  try {
    const page = await context.newPage()
    await expectFirstPress(page, control, way.input, SLOW_DOWN)
    return true
  } catch (error) {
    console.error(
      `${control.name}, ${way.input}: ${error instanceof Error ? error.message : error}`,
    )
    return false
  } finally {
    await context.close()
  }
}

/** @returns how many presses of a round were missed */
async function pressAll(): Promise<number> {
  const left = [...ways]
  let missed = 0
  const pressNext = async (browser: Browser): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      if (!(await press(browser, next))) missed += 1
  }
  await Promise.all(running.map(pressNext))
  return missed
}

try {
  for (let round = 1; round <= ROUNDS; round += 1)
    console.log(`Round ${round}, ${speed}: ${await pressAll()} of ${ways.length} missed`)
} finally {
  await Promise.all(running.map((browser) => browser.close()))
  await provider.stop()
}
