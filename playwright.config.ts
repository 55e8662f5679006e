import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/test/chromium-flags.ts'

const PORT = 3917
/** The workers read this configuration too; only the first reader makes a folder. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'homiq-e2e-'))

/**
 * A journey runs at every width unless a tag says otherwise: `@phone`, `@touch` (phone and tablet),
 * `@wide` (tablet and desktop), `@ends` (phone and desktop), `@desktop` (there, or wherever width
 * does not matter: once).
 */
const width = (
  name: string,
  {
    width,
    height,
    hasTouch,
    skip,
  }: { width: number; height: number; hasTouch: boolean; skip: RegExp },
) => ({ name, use: { viewport: { width, height }, hasTouch }, grepInvert: skip })

/** Journeys through the production build, in the Chromium that `CHROMIUM_PATH` names. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall in the middle of a gesture; what passes only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    width('phone', { width: 360, height: 740, hasTouch: true, skip: /@wide|@desktop/ }),
    width('tablet', { width: 768, height: 1024, hasTouch: true, skip: /@phone|@ends|@desktop/ }),
    width('desktop', { width: 1440, height: 900, hasTouch: false, skip: /@phone|@touch/ }),
  ],
  webServer: {
    command: 'node server/index.ts',
    url: `http://localhost:${PORT}/health`,
    env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
