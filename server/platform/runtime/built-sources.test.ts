import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectCurrentBuild, FINGERPRINT_FILE, getSourceFingerprint } from './built-sources.ts'

describe('a build', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'homiq-test-'))
    write('server/page.ts', 'export const page = 1')
    write('content/en/home.ts', "export const HOME = 'Home'")
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  function build(): void {
    write('build/server/index.js', '')
    write(`build/server/${FINGERPRINT_FILE}`, getSourceFingerprint(root))
  }

  it('is refused if it does not exist', () => {
    expect(() => expectCurrentBuild(root)).toThrow('There is no build to serve')
  })

  it('is served with the sources that it was made from', () => {
    build()
    write('server/page.test.ts', 'a test')
    write('README.md', 'words')
    expect(() => expectCurrentBuild(root)).not.toThrow()
  })

  it.each([
    ['a changed file', 'server/page.ts'],
    ['a changed text', 'content/en/home.ts'],
    ['a new file', 'domain/price.ts'],
  ])('is refused with %s', (_, path) => {
    build()
    write(path, 'export const page = 2')
    expect(() => expectCurrentBuild(root)).toThrow('npm run build')
  })

  it('is refused if it does not say what it was made from', () => {
    write('build/server/index.js', '')
    expect(() => expectCurrentBuild(root)).toThrow('other sources')
  })
})
