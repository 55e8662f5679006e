import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/test/chromium-flags.ts'
import { createJourneysFolder } from './scripts/test/share-pictures.ts'
import { isUntouched } from './scripts/test/untouched.ts'

const PORT = Number(process.env.E2E_PORT ?? 3917)
const URL = `http://localhost:${PORT}`
/** Stands in for Google and GitHub, which lie outside of this machine. */
const PROVIDER_PORT = PORT + 1
const PROVIDER_URL = `http://127.0.0.1:${PROVIDER_PORT}`
/** Stands in for OpenStreetMap. A port apart, as its origin is in the content security policy. */
const TILE_ORIGIN = `http://localhost:${PORT + 2}`
/** The one client that it knows. */
const CLIENT = { id: 'homiq-test', secret: 'homiq-test-secret' }
/** The workers read this configuration too; only the first reader makes a folder. */
process.env.E2E_DATA_DIR ??= createJourneysFolder()
// Servers that journeys start for themselves show the same tiles.
process.env.TILE_URL = `${TILE_ORIGIN}/{z}/{x}/{y}.png`

/**
 * A twelfth less processor time: processes that would only wait for each other are one, and V8 works where it is called
 * from. Benchmarks do without.
 */
const FEWER_THREADS = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--single-threaded',
]

/**
 * A journey runs on a phone and on a desktop unless a tag says otherwise: `@phone` (there, or wherever width does not
 * matter: a narrow page costs a fifth less to show), `@desktop`, `@ends` (on both). One that is about widths between sets
 * them itself. `@touched` is about a page that somebody has touched (`scripts/test/untouched.ts`).
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
  grepInvert: isUntouched() ? [skip, /@touched/] : skip,
})

/** Journeys through the production build, in the Chromium that `CHROMIUM_PATH` names. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Twice the processors of a small machine: a journey often waits, and little else runs beside them (scripts/test/steps.ts).
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall in the middle of a gesture; what passes only then is listed as flaky.
  retries: 1,
  // Some times what they take: nothing is proven by a time, and the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: URL,
    // What moves costs a tenth of the suite to draw. Journeys about motion say so (e2e/support/motion.ts).
    contextOptions: { reducedMotion: process.env.E2E_MOTION ? 'no-preference' : 'reduce' },
    // Requests of a worker pass by `page.route`; the journeys of e2e/offline/ allow it.
    serviceWorkers: 'block',
    // A recording slows every journey by a quarter, so only second tries are recorded.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // No journey reaches another machine.
      args: [
        ...CHROMIUM_FLAGS,
        ...FEWER_THREADS,
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
        PORT: String(PORT),
        SITE_URL: URL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: '',
        REQUEST_LOG: 'on',
        // Journeys say where they come from, so that no limit by address counts them together.
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
      command: `exec node test/oauth-provider/provider-process.ts ${PROVIDER_PORT}`,
      url: `${PROVIDER_URL}/.well-known/openid-configuration`,
    },
    {
      command: `exec node test/site/tile-server-process.ts ${PORT + 2}`,
      url: TILE_ORIGIN,
    },
  ],
})
