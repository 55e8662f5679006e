import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.ts'
import { findProgram, getPathFolders } from './find-program.ts'
import { findPostgres } from './postgres.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-programs-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

function program(place: string, name: string): string {
  const file = join(folder, place, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

it('splits a PATH into its folders', () => {
  expect(getPathFolders(['/usr/bin', '', '/bin'].join(delimiter))).toEqual(['/usr/bin', '/bin'])
})

describe('looking for programs', () => {
  const path = () => [join(folder, 'a'), join(folder, 'b')]

  it('prefers the first name in any folder to the first folder', () => {
    program('a', 'second')
    const first = program('b', 'first')
    expect(findProgram(['none', 'first', 'second'], path())).toBe(first)
  })

  it('ignores folders, and files that are not executable', () => {
    mkdirSync(join(folder, 'a/tool'), { recursive: true })
    chmodSync(program('b', 'tool'), 0o644)
    expect(findProgram(['tool'], path())).toBeNull()
  })

  it('prefers the Chromium that CHROMIUM_PATH names', () => {
    const named = program('elsewhere', 'my-browser')
    const onPath = program('a', 'chromium')
    program('a', 'google-chrome')
    expect(findChromium(named, path())).toBe(named)
    vi.stubEnv('CHROMIUM_PATH', undefined)
    expect(findChromium(undefined, path())).toBe(onPath)
    expect(findChromium('', path())).toBe(onPath)
  })

  it('reports a CHROMIUM_PATH that names nothing', () => {
    program('a', 'chromium')
    expect(() => findChromium(join(folder, 'gone'), path())).toThrow('names no program: ')
  })

  it('prefers the newest complete PostgreSQL', () => {
    for (const version of ['9', '15', '17']) program(`lib/${version}/bin`, 'postgres')
    for (const version of ['9', '15']) program(`lib/${version}/bin`, 'initdb')
    const places = [join(folder, 'lib/*/bin')]
    expect(findPostgres([], places)).toBe(join(folder, 'lib/15/bin'))
  })

  it('prefers the PostgreSQL on the PATH', () => {
    for (const name of ['initdb', 'postgres']) program('lib/15/bin', name)
    for (const name of ['initdb', 'postgres']) program('b', name)
    expect(findPostgres(path(), [join(folder, 'lib/*/bin')])).toBe(join(folder, 'b'))
    expect(findPostgres([], [])).toBeNull()
  })
})
