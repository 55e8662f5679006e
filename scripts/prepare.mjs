// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (20 or
// later) and before anything is installed: only Node's own modules, and no TypeScript.
//   prepare.mjs           installs what a start needs, and builds for production
//   prepare.mjs install   installs everything, builds nothing
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '#server/platform/runtime/source-fingerprint.mjs'
import { getPackagesToLeaveOut } from './prepare/packages.mjs'
import { runStep } from './prepare/run-step.mjs'

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
  'worker',
  'scripts/build',
  'scripts/build.ts',
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

const isMarked = (mark, value) => existsSync(at(mark)) && readFileSync(at(mark), 'utf8') === value

function writeMark(mark, value) {
  mkdirSync(dirname(at(mark)), { recursive: true })
  writeFileSync(at(mark), value)
}

/** @param {readonly string[]} leftOut */
function installCommand(leftOut) {
  // `npm ci` is not used, because it refuses a lock file without the parts for other platforms, which is what npm
  // writes where the registry does not have them all (npm/cli#9846). With --no-save, `install` keeps to the versions
  // and checksums of the lock file as well, and leaves it as it is. `uninstall` also installs what is missing, but
  // without the packages that it names and what only they need.
  const command = leftOut.length > 0 ? ['uninstall', ...leftOut] : ['install']
  // Some versions of npm do not know `allowScripts`; those that do only warn of a script that it lacks.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return [...command, '--no-save', '--include=dev', ...flags]
}

/** Runs the one install script that is needed, which downloads the Node that everything runs on. */
const SET_UP_NODE = ['rebuild', 'node', '--loglevel=error']

const NODE = 'node_modules/.bin/node'
const INSTALLED = 'node_modules/.homiq-installed'
const BUILT = 'build/.homiq-built'

const packages = fingerprint(ROOT, ['package-lock.json'], `${process.platform} ${process.arch}`)
/** Marks an installation without the packages of tests. */
const packagesToStart = `${packages} to start`

const everything = process.argv[2] === 'install'
const sources = everything ? undefined : fingerprint(ROOT, SOURCES)
const mustInstall =
  !isMarked(INSTALLED, packages) && (everything || !isMarked(INSTALLED, packagesToStart))
const mustBuild = sources !== undefined && !isMarked(BUILT, sources)

/** The number of the current step, if there are two. */
const countStep = (number) => (mustInstall && mustBuild ? ` (${number} of 2)` : '')

async function install() {
  const leftOut = everything ? [] : getPackagesToLeaveOut(ROOT)
  const names = leftOut.length > 0 ? 'the packages to start with' : 'all packages'
  const title = `Installing ${names}${countStep(1)}`
  const runNpm = (name, args) => runStep(name, { command: 'npm', args, cwd: ROOT })
  const isInstalled =
    (await runNpm(title, installCommand(leftOut))) &&
    (existsSync(at(NODE)) || (await runNpm('Installing Node', SET_UP_NODE)))
  if (!isInstalled) {
    fail('npm could not install the packages. Its message above says why; then try again.')
  }
  if (!existsSync(at(NODE))) {
    fail(
      'The package "node" was installed without its program. Allow its install script and try again.',
    )
  }
  writeMark(INSTALLED, leftOut.length > 0 ? packagesToStart : packages)
}

async function build() {
  const program = { command: at(NODE), args: [at('scripts/build.ts')] }
  if (!(await runStep(`Building the site${countStep(2)}`, { ...program, cwd: ROOT }))) {
    fail('The build failed. Its message above says where.')
  }
  writeMark(BUILT, sources)
}

if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  fail(`Homiq needs Node ${MIN_NODE} or later to start; this is ${process.version}.`)
}
if (mustInstall) await install()
if (mustBuild) await build()
