import { configDefaults, defineConfig } from 'vitest/config'
import { lucideIcons } from './scripts/lucide-icons.ts'

/**
 * Files share the modules that they import, which takes half of the time that loading them anew for
 * each would. The modules that keep a value for the life of a page (of app/: smooth-scroll,
 * load-identity, send-mail, use-review-draft) are tried by journeys, each in a page of its own; a test
 * here that imports one has to put it back.
 */
const shared = {
  environment: 'node',
  passWithNoTests: false,
  isolate: false,
  env: { LOG_LEVEL: 'silent' },
} as const

/** What opens no database, or always the embedded one, is not tested again with PostgreSQL. */
const WITHOUT_POSTGRES = [
  'server/{http,metrics,runtime,db/embedded}/**',
  'server/feed/{reading/*,import/seen-keys,import/import-program}.test.ts',
  'server/operator/{accounts,backup,rotate-keys}-program.test.ts',
  'server/{account/password-hash,backup/read-archive,control/control}.test.ts',
  'server/mail/{outbox,retry,smtp}.test.ts',
  'server/oauth/{popup/popup-page,provider/sanitize-profile}.test.ts',
  'server/main/{client-bundle,deployed-tree,dev}.test.ts',
  'server/main/screens/**',
]

/** `unit` needs nothing but this machine's processor; `server` opens real databases. */
export default defineConfig({
  test: {
    globalSetup: 'test/setup/temporary-folder.ts',
    // One core fewer, as by default, would be half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [lucideIcons()],
        test: {
          ...shared,
          name: 'unit',
          // Hours ahead of UTC, and 45 minutes.
          env: { ...shared.env, TZ: 'Asia/Kathmandu' },
          setupFiles: 'test/setup/strict-environment.ts',
          // A busy machine takes its time to make fonts, and to parse all imports.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: ['{domain,search,content,scripts,app,test}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // React is the one for production or for development from its first import on.
          env: { ...shared.env, NODE_ENV: 'production' },
          include: ['server/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_DATABASE_URL ? WITHOUT_POSTGRES : []),
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
