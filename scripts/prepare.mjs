// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (20 or
// later) and before anything is installed: only Node's own modules, and no TypeScript.
//   prepare.mjs           installs, and builds for production
//   prepare.mjs install   only installs
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '#server/runtime/source-fingerprint.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MIN_NODE = 20

/** What a build is made from. */
const SOURCES = [
  'app',
  'content',
  'domain',
  'pictures',
  'public',
  'search',
  'server',
  'scripts/build.ts',
  'scripts/build-database-template.ts',
  'scripts/build-pictures.ts',
  'scripts/bundle-boundaries.ts',
  'scripts/client-chunks.ts',
  'scripts/inline-scripts.ts',
  'scripts/lucide-icons.ts',
  'scripts/server-sources.ts',
  'scripts/pictures',
  'scripts/precompress.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

const at = (path) => join(ROOT, path)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run(command, args) {
  // npm is a script on Windows, which only a shell can start.
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return status === 0
}

const isMarked = (mark, value) => existsSync(at(mark)) && readFileSync(at(mark), 'utf8') === value

function writeMark(mark, value) {
  mkdirSync(dirname(at(mark)), { recursive: true })
  writeFileSync(at(mark), value)
}

function install() {
  const mark = 'node_modules/.homiq-installed'
  const packages = fingerprint(ROOT, ['package-lock.json'], `${process.platform} ${process.arch}`)
  if (isMarked(mark, packages)) return
  console.error('Installing what is missing…')
  // Not `npm ci`: it refuses a lock file without the parts for other platforms, which is what npm
  // writes where the registry does not have them all (npm/cli#9846). With --no-save, `install` keeps
  // to the versions and checksums of the lock file as well, and leaves it as it is.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', ['install', ...flags])) {
    fail('npm could not install the packages. Its message above says why; then try again.')
  }
  if (!existsSync(at('node_modules/.bin/node'))) {
    fail(
      'The package "node" was installed without its program. Allow its install script and try again.',
    )
  }
  writeMark(mark, packages)
}

function build() {
  const mark = 'build/.homiq-built'
  const sources = fingerprint(ROOT, SOURCES)
  if (isMarked(mark, sources)) return
  console.error('Building Homiq…')
  if (!run(at('node_modules/.bin/node'), [at('scripts/build.ts')])) {
    fail('The build failed. Its message above says where.')
  }
  writeMark(mark, sources)
}

if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  fail(`Homiq needs Node ${MIN_NODE} or later to start; this is ${process.version}.`)
}
install()
if (process.argv[2] !== 'install') build()
