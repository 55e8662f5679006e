import type { KnipConfig } from 'knip'

// An exclamation mark marks production code: `knip --production` finds what only tests use.

const production = process.argv.includes('--production')

export default {
  // Files that nothing imports. knip itself finds those in package.json, app/routes.ts, tests and tool
  // configurations.
  entry: [
    'server/main/{index,dev,worker}.ts!',
    'app/{root,entry.client,entry.server}.tsx!',
    'app/routes/**/*.{ts,tsx}!',
    // scripts/build/worker.ts bundles it.
    'worker/service-worker.ts!',
    // The bundler resolves `#texts/` to them, and `loadTexts` imports them by path.
    'content/uk/**/*.ts!',
    // Threads and child processes are started by path.
    'server/platform/db/embedded/worker.ts!',
    'test/catalog/search/snapshot-writer-process.ts',
    'test/database/writer-process.ts',
    'test/people/oauth-provider/provider-process.ts',
    'test/site/{other-build,tile-server}-process.ts',
    // Run by hand or by other tools.
    'scripts/{,build/}*.{ts,mjs}!',
    'scripts/lint/*.ts',
    'bench/*.ts',
    // Served as they are.
    'public/*!',
  ],
  project: [
    '**/*.{ts,tsx,mjs,css}!',
    '!{test,e2e,bench,scripts/{lint,test}}/**!',
    '!scripts/test.ts!',
    '!**/*.test.{ts,tsx}!',
    '!{vitest,playwright,knip}.config.ts!',
  ],
  // Types of exported signatures may be exported for callers, and tests may import exports that the file itself
  // uses.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  // Present on every system.
  ignoreBinaries: [
    'etcd',
    'haproxy',
    'ip',
    'kubectl',
    'mkfifo',
    'mount',
    'patroni',
    'pgbouncer',
    'umount',
  ],
  ignoreDependencies: [
    // @react-router/dev detects Node by this dependency.
    '@react-router/node',
    // scripts/test/steps.ts runs it; it loads its parser dynamically.
    'dependency-cruiser',
    // scripts/lint/texts/dictionary.ts reads their files.
    '@cspell/dict-en_us',
    '@cspell/dict-uk-ua',
    // test/repository/kubernetes.test.ts imports what manifests name.
    'kubernetes-models',
    // dependency-cruiser parses TypeScript with it.
    '@swc/core',
  ],
} satisfies KnipConfig
