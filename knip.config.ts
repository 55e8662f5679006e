import type { KnipConfig } from 'knip'

// What ends in an exclamation mark is there in production too: `knip --production` finds what only
// tests use.

const production = process.argv.includes('--production')

export default {
  // What something outside the imports starts. knip knows by itself the programs of package.json,
  // the screens of app/routes.ts, the tests and the settings of the tools.
  entry: [
    'server/main/{index,dev}.ts!',
    // For the next loaders and actions, which must not each find a way of their own.
    'server/loader/require-person.ts!',
    'app/{root,entry.client,entry.server}.tsx!',
    'app/routes/**/*.{ts,tsx}!',
    // Threads and processes are given a path.
    'server/db/embedded/worker.ts!',
    'test/database/writer-process.ts',
    'test/oauth-provider/provider-process.ts',
    'test/site/tile-server-process.ts',
    // Tools are run by hand or by one another.
    'scripts/*.{ts,mjs}!',
    'bench/*.ts',
    // Served as they are.
    'public/*!',
  ],
  project: [
    '**/*.{ts,tsx,mjs,css}!',
    '!{test,e2e,bench,scripts/test}/**!',
    '!scripts/test.ts!',
    '!**/*.test.{ts,tsx}!',
    '!{vitest,playwright,knip}.config.ts!',
  ],
  // A type that stands in the signature of what a file exports has a name for whoever needs it; and
  // tests may look at what a file exports for them, as long as the file needs it.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  // Every system has it.
  ignoreBinaries: ['mkfifo', 'mount', 'umount'],
  ignoreDependencies: [
    // Its being named here tells @react-router/dev that the server is Node.
    '@react-router/node',
    // scripts/test.ts runs it; it looks for its parser by itself.
    'dependency-cruiser',
    '@swc/core',
    // scripts/build-fonts.ts reads their files.
    '@fontsource-variable/.*',
  ],
} satisfies KnipConfig
