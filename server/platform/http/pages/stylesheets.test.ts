import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStylesheets } from './stylesheets.ts'

const CSS = 'p::before { content: "→ Київ" }'

it('reads the stylesheets of the build, with their hashes', () => {
  const client = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  try {
    mkdirSync(join(client, 'assets'))
    writeFileSync(join(client, 'assets/page-x.css'), `${CSS}\n`)
    writeFileSync(join(client, 'assets/page-x.js'), '1')
    const stylesheets = readStylesheets(client)
    expect([...stylesheets.keys()]).toEqual(['/assets/page-x.css'])
    const stylesheet = stylesheets.get('/assets/page-x.css')
    expect(stylesheet?.css).toBe(CSS)
    const digest = createHash('sha256').update(CSS).digest('base64')
    expect(stylesheet?.hash).toBe(`'sha256-${digest}'`)
  } finally {
    rmSync(client, { recursive: true })
  }
})
