import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readModuleUrls } from './module-urls.ts'

let client: string
beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'homiq-client-'))
  mkdirSync(join(client, '.vite'))
  const manifest = {
    'app/a.ts': {
      file: 'assets/a-1.js',
      imports: ['_shared-2.js', '_cards-3.js'],
      css: ['assets/a-4.css'],
    },
    '_cards-3.js': { file: 'assets/cards-3.js', imports: ['_shared-2.js', 'app/a.ts'] },
    '_shared-2.js': { file: 'assets/shared-2.js' },
  }
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(client, { recursive: true }))

describe('the URLs of a module', () => {
  it('are its own and those of what it imports and of their styles, each once', () => {
    const getUrls = readModuleUrls(client)
    const urls = [
      ...['/assets/a-1.js', '/assets/a-4.css', '/assets/shared-2.js', '/assets/cards-3.js'],
    ]
    expect(getUrls('app/a.ts')).toEqual(urls)
    expect(getUrls('app/a.ts')).toEqual(urls)
  })

  it('are an error if the build does not have it', () => {
    expect(() => readModuleUrls(client)('app/b.ts')).toThrow('The build has no module app/b.ts.')
  })
})
