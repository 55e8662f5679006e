import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram, getPathFolders } from './test/find-program.ts'

/** The machine's own Node, which runs the very first command. */
const ownNode = findProgram(
  ['node'],
  getPathFolders().filter((folder) => !folder.includes('node_modules')),
)

const BUILD = `
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
if (readFileSync('app/page.ts', 'utf8').includes('broken')) process.exit(1)
mkdirSync('build', { recursive: true })
appendFileSync('builds', 'once ')
`

const PROGRAM = [
  'scripts/prepare.mjs',
  'scripts/prepare/packages.mjs',
  'scripts/prepare/run-step.mjs',
  'server/platform/runtime/source-fingerprint.mjs',
]

/** A package without dependencies, with everything that the script reads. */
const FILES = {
  'package.json':
    '{ "name": "homiq-test", "version": "0.0.0", "private": true, "type": "module", "imports": { "#server/*": "./server/*" } }',
  'package-lock.json':
    '{ "name": "homiq-test", "version": "0.0.0", "lockfileVersion": 3, "packages": { "": { "name": "homiq-test", "version": "0.0.0" } } }',
  'scripts/build.ts': BUILD,
  'app/page.ts': 'export const page = 1',
  'app/page.test.ts': 'a test',
  'app/page.test.tsx': 'a test',
  'pictures/a.jpg': 'jpeg',
}

describe.skipIf(process.platform === 'win32')('preparing a start', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
    for (const [name, content] of Object.entries(FILES)) write(name, content)
    for (const script of PROGRAM) {
      mkdirSync(dirname(join(folder, script)), { recursive: true })
      copyFileSync(join(import.meta.dirname, '..', script), join(folder, script))
    }
    // Where the package "node" puts its program.
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function write(name: string, content: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }

  function prepare(node = process.execPath, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(node, ['scripts/prepare.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  const builds = () =>
    existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8').length / 5 : 0

  const ONLY_BUILT = /^Building the site … \d+ s\n$/
  const NOTHING = { status: 0, stdout: '', stderr: '' }

  it('installs and builds once, with nothing on standard output, then does nothing', () => {
    const { status, stdout, stderr } = prepare()
    expect([status, stdout, builds()]).toEqual([0, '', 1])
    expect(stderr).toMatch(
      /^Installing all packages \(1 of 2\) … \d+ s\nBuilding the site \(2 of 2\) … \d+ s\n$/,
    )
    expect(prepare()).toEqual(NOTHING)
    expect(builds()).toBe(1)
  })

  it('builds again once when a source of the build changes', () => {
    for (const change of ['app/page.ts', 'app/new.ts', 'pictures/a.jpg', 'scripts/build.ts']) {
      const before = builds()
      appendFileSync(join(folder, change), '\n// changed')
      expect([change, prepare().stderr]).toEqual([change, expect.stringMatching(ONLY_BUILT)])
      expect(prepare()).toEqual(NOTHING)
      expect(builds()).toBe(before + 1)
    }
    rmSync(join(folder, 'app/new.ts'))
    expect(prepare().stderr).toMatch(ONLY_BUILT)
  })

  it('ignores a rewritten file, a test, and files that are not sources of the build', () => {
    const before = builds()
    write('app/page.test.ts', 'another test')
    write('app/page.test.tsx', 'another test')
    write('app/new.test.ts', 'a new test')
    write('README.md', 'words')
    write('pictures/a.jpg', readFileSync(join(folder, 'pictures/a.jpg'), 'utf8'))
    expect(prepare()).toEqual(NOTHING)
    expect(builds()).toBe(before)
  })

  it('builds again if the build was deleted', () => {
    rmSync(join(folder, 'build'), { recursive: true })
    expect(prepare().stderr).toMatch(ONLY_BUILT)
  })

  it('reports a failed build, and tries again', () => {
    write('app/page.ts', 'broken')
    for (const attempt of [prepare(), prepare()]) {
      expect(attempt.status).toBe(1)
      expect(attempt.stderr).toContain('The build failed. Its message above says where.')
    }
    write('app/page.ts', 'mended')
    expect(prepare().status).toBe(0)
  })

  it('only installs if told to', () => {
    write('app/page.ts', 'not built by this')
    expect(prepare(process.execPath, 'install')).toEqual(NOTHING)
    expect(prepare().stderr).toMatch(ONLY_BUILT)
  })

  it('installs again when the packages change, and reports a package without its program', () => {
    appendFileSync(join(folder, 'package-lock.json'), '\n')
    rmSync(join(folder, 'node_modules/.bin/node'))
    const { status, stderr } = prepare()
    expect(status).toBe(1)
    expect(stderr).toContain('The package "node" was installed without its program.')
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
    expect(prepare().stderr).toContain('Installing')
    expect(prepare()).toEqual(NOTHING)
  })

  it.skipIf(ownNode === null)(
    `runs on the machine's own Node ${ownNode ?? '(skipped: there is none but the one installed here)'}`,
    () => {
      expect(prepare(ownNode ?? '')).toEqual(NOTHING)
    },
  )
})

it('watches everything that configures the bundler', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const imported = Array.from(
    read('vite.config.ts').matchAll(/'\.\/(scripts\/.+)\/[^/']+'/g),
    ([, folder]) => folder,
  )
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter((folder) => !read('scripts/prepare.mjs').includes(`'${folder}'`))).toEqual(
    [],
  )
})
