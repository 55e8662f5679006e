import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILD_PACKAGES } from './packages.mjs'

const ROOT = join(import.meta.dirname, '../..')

const PROGRAM = [
  'scripts/prepare.mjs',
  'scripts/prepare/packages.mjs',
  'scripts/prepare/run-step.mjs',
  'server/platform/runtime/source-fingerprint.mjs',
]

const PACKAGES = ['node', 'vite', 'tester']

/** Folders that are not sources of a build; of the scripts, only the top-level ones are. */
const NOT_BUILT = /^(\..*|bench|build|e2e|node_modules|scripts|test|tools)$/

describe.skipIf(process.platform === 'win32')('packages of tests', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
    for (const name of PACKAGES) {
      const scripts = { preinstall: 'sh install.sh' }
      writeJson(`packages/${name}/package.json`, {
        name,
        version: '1.0.0',
        bin: 'program',
        scripts,
      })
      write(`packages/${name}/install.sh`, 'echo "#!/bin/sh" > program')
    }
    // Copies the packages as if they came from a registry.
    write('.npmrc', 'install-links=true')
    writeJson('package.json', {
      name: 'homiq-test',
      type: 'module',
      imports: { '#server/*': './server/*' },
      dependencies: { node: 'file:packages/node' },
      devDependencies: { vite: 'file:packages/vite', tester: 'file:packages/tester' },
    })
    spawnSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder })
    for (const file of PROGRAM) cpSync(join(ROOT, file), join(folder, file))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text, { mode: 0o755 })
  }

  const writeJson = (file: string, value: object) => write(file, JSON.stringify(value))

  /** What the script prints on standard error. */
  function prepare(...args: string[]): string {
    const { stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stderr
  }

  const getPackagesWith = (file: string) =>
    PACKAGES.filter((name) => existsSync(join(folder, 'node_modules', name, file)))
  const getInstalled = () => getPackagesWith('package.json')

  it('are left out by a start', () => {
    const lockFile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    expect(prepare()).toMatch(
      /^Installing the packages to start with \(1 of 2\) … \d+ s\nInstalling Node … \d+ s\nBuilding the site \(2 of 2\) … \d+ s\n$/,
    )
    expect(getInstalled()).toEqual(['node', 'vite'])
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lockFile)
    expect(prepare()).toBe('')
  })

  it('are installed by commands that need them, and stay', () => {
    expect(prepare('install')).toMatch(/^Installing all packages … \d+ s\n$/)
    expect(getInstalled()).toEqual(['node', 'vite', 'tester'])
    expect(prepare('install') + prepare()).toBe('')
    rmSync(join(folder, 'node_modules/.homiq-installed'))
    expect(prepare()).toMatch(/^Installing all packages … \d+ s\n$/)
    expect(getInstalled()).toEqual(['node', 'vite', 'tester'])
    expect(getPackagesWith('program')).toEqual(['node'])
  })
})

it('lists every package that has an install script, and allows only that of "node"', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  const { allowScripts } = read('package.json')
  const scripted = Object.entries<{ hasInstallScript?: true }>(read('package-lock.json').packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1))
  expect([...new Set(scripted)].sort()).toEqual(Object.keys(allowScripts).sort())
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node'])
})

it('lists every development package that the build imports', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_BUILT.test(entry.name))
    .map(({ name }) => name)
  const files = folders.flatMap((name) =>
    readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(name, file)),
  )
  const scripts = ['scripts', 'scripts/build'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  )
  const imported = ['vite.config.ts', 'react-router.config.ts', ...files, ...scripts]
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /(?:from|import\(|import) ?['"]((?:@[^/'"]+\/)?[^/'"]+)/g,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => name in devDependencies)
  expect([...new Set(imported)].sort()).toEqual(BUILD_PACKAGES)
})
