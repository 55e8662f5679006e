import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = 3917
/** The workers read this configuration too; only the first reader makes a folder. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'homiq-e2e-'))

const width = (name: string, width: number, height: number, hasTouch: boolean) => ({
  name,
  use: { viewport: { width, height }, hasTouch },
})

/** Journeys through the production build, in the Chromium that `CHROMIUM_PATH` names. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        // Chromium's sandbox does not work for root, which is who runs tests in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    width('phone', 360, 740, true),
    width('tablet', 768, 1024, true),
    width('desktop', 1440, 900, false),
  ],
  webServer: {
    command: 'node server/index.ts',
    url: `http://localhost:${PORT}/health`,
    env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
