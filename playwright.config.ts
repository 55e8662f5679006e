import { defineConfig } from '@playwright/test'
import { language } from '#texts/language.ts'
import { CHROMIUM_FLAGS } from './scripts/test/chromium-flags.ts'
import { createJourneysFolder } from './scripts/test/share-pictures.ts'

const PORT = Number(process.env.E2E_PORT ?? 3917)
const URL = `http://localhost:${PORT}`
/** A fake of Google and GitHub, which this machine cannot reach. */
const PROVIDER_PORT = PORT + 1
const PROVIDER_URL = `http://127.0.0.1:${PROVIDER_PORT}`
/** A fake of OpenStreetMap, on a port of its own because its origin is in the content security policy. */
const TILE_ORIGIN = `http://localhost:${PORT + 2}`
/** The only client that it accepts. */
const CLIENT = { id: 'homiq-test', secret: 'homiq-test-secret' }
/** The workers read this configuration too; only the first process creates a folder. */
process.env.E2E_DATA_DIR ??= createJourneysFolder()
// Servers that journeys start themselves use the same tiles.
process.env.TILE_URL = `${TILE_ORIGIN}/{z}/{x}/{y}.png`

/**
 * Saves an eighth of processor time: merges processes that would only wait for each other, and runs V8 without
 * background threads, and without optimizing code that runs for a second. Benchmarks do not use it.
 */
const CHEAPER_PAGES = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--single-threaded,--no-opt,--no-maglev',
]

/**
 * A run is in English, or in Ukrainian under Node's condition `ukrainian` (package.json), which changes what `#texts/`
 * has. Journeys run in English unless a tag says otherwise: `@both`, or `@ukrainian` (only in Ukrainian).
 */
const isUkrainian = language === 'uk'

/**
 * A journey runs on a phone and on a desktop unless a tag says otherwise: `@phone` (phone only, also where width
 * does not matter, because a narrow page is a fifth cheaper to render), `@desktop` (desktop only), `@ends` (on
 * both). One about widths in between sets them itself.
 */
const width = (
  name: string,
  {
    width,
    height,
    hasTouch,
    skip,
  }: { width: number; height: number; hasTouch: boolean; skip: RegExp },
) => ({
  name,
  use: { viewport: { width, height }, hasTouch },
  grepInvert: isUkrainian ? skip : [skip, /@ukrainian/],
})

/** Journeys through the production build, in the Chromium at `CHROMIUM_PATH`. */
export default defineConfig({
  testDir: 'e2e',
  ...(isUkrainian && { grep: /@both|@ukrainian/ }),
  fullyParallel: true,
  // Twice the processors of a small machine: journeys often wait, and little else runs beside them
  // (scripts/test/steps.ts).
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall in the middle of a gesture; a journey that passes only on its second try is listed
  // as flaky.
  retries: 1,
  // Several times what journeys take: no test measures time, and the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: URL,
    // Animations take a tenth of the suite's time to draw. Journeys about motion turn them on
    // (e2e/support/motion.ts).
    contextOptions: { reducedMotion: process.env.E2E_MOTION ? 'no-preference' : 'reduce' },
    // `page.route` does not see requests of a service worker; the journeys of e2e/shell/offline/ allow it.
    serviceWorkers: 'block',
    // A trace slows every journey by a quarter, so only retries are traced.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // No journey reaches another machine.
      args: [
        ...CHROMIUM_FLAGS,
        ...CHEAPER_PAGES,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    width('phone', { width: 360, height: 740, hasTouch: true, skip: /@desktop/ }),
    width('desktop', { width: 1440, height: 900, hasTouch: false, skip: /@phone/ }),
  ],
  webServer: [
    {
      command:
        'exec node --import ./test/setup/cheap-work.ts server/main/index.ts >>"$DATA_DIR/server.log" 2>&1',
      url: `${URL}/health`,
      env: {
        // The language of a run is not the server's.
        NODE_OPTIONS: '',
        PORT: String(PORT),
        SITE_URL: URL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: '',
        REQUEST_LOG: 'on',
        // Each journey sends a client IP of its own, so that limits by IP do not count them together.
        TRUSTED_PROXY: 'on',
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: PROVIDER_URL,
        GITHUB_CLIENT_ID: CLIENT.id,
        GITHUB_CLIENT_SECRET: CLIENT.secret,
        GITHUB_URL: PROVIDER_URL,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `exec node test/people/oauth-provider/provider-process.ts ${PROVIDER_PORT}`,
      url: `${PROVIDER_URL}/.well-known/openid-configuration`,
    },
    {
      command: `exec node test/site/tile-server-process.ts ${PORT + 2}`,
      url: TILE_ORIGIN,
    },
  ],
})
