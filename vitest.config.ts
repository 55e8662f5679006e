import { configDefaults, defineConfig } from 'vitest/config'
import { lucideIcons } from './scripts/build/lucide-icons.ts'

/**
 * Test files share modules, which halves the time. Modules of app/ with state (smooth-scroll, load-identity,
 * send-mail, use-review-draft) are tested by journeys, each with a page of its own. A test that imports one here
 * must reset it.
 */
const shared = {
  environment: 'node',
  passWithNoTests: false,
  isolate: false,
  // UTC+5:45, far from UTC and not a whole number of hours.
  env: { LOG_LEVEL: 'silent', TZ: 'Asia/Kathmandu' },
  setupFiles: 'test/setup/strict-environment.ts',
  // The default of one second is not enough on a busy machine.
  expect: { poll: { timeout: 10_000 } },
} as const

/** They start programs, or decode pictures: seconds each, which a run after every change should not cost. */
const PROGRAMS = [
  'scripts/{prepare,sbom}.test.ts',
  'scripts/{build/pictures,prepare/*}.test.ts',
  'test/repository/import-table.test.ts',
]

/** `unit` needs neither network nor database and takes less than 20 seconds; `server` opens real databases. */
export default defineConfig({
  test: {
    globalSetup: 'test/setup/temporary-folder.ts',
    // The default, one core fewer, is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [lucideIcons()],
        test: {
          ...shared,
          name: 'unit',
          // Properties are slow on a busy machine.
          testTimeout: 20_000,
          include: ['{domain,search,content,scripts,app,test}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...PROGRAMS],
        },
      },
      {
        test: {
          ...shared,
          name: 'programs',
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: PROGRAMS,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          setupFiles: [shared.setupFiles, 'test/setup/cheap-work.ts'],
          // React reads this when it is first imported.
          env: { ...shared.env, NODE_ENV: 'production' },
          // Databases, pages and pictures produce much garbage: collecting it less often saves a thirtieth of the
          // time.
          execArgv: ['--max-semi-space-size=64'],
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
