import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inlineStyles, readStylesheets } from './inline-styles.ts'

const CSS = 'p::before { content: "→ Київ" }'

it('writes the stylesheets of the build into a document, with their hashes', () => {
  const client = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  try {
    mkdirSync(join(client, 'assets'))
    writeFileSync(join(client, 'assets/page-x.css'), CSS)
    writeFileSync(join(client, 'assets/page-x.js'), '1')
    const stylesheets = readStylesheets(client)
    expect([...stylesheets.keys()]).toEqual(['/assets/page-x.css'])

    const link = '<link rel="stylesheet" href="/assets/page-x.css#"/>'
    const { body, hashes } = inlineStyles(`<title>Є</title>${link}`, stylesheets)
    expect(body.toString()).toBe(
      `<title>Є</title><style>${CSS}</style><link rel="stylesheet" href="/assets/page-x.css#" disabled=""/>`,
    )
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update(CSS).digest('base64')}'`])
  } finally {
    rmSync(client, { recursive: true })
  }
})

it('leaves the links of other stylesheets', () => {
  const link = '<link rel="stylesheet" href="/identity/popup.css"/>'
  expect(inlineStyles(link, new Map())).toEqual({ body: Buffer.from(link), hashes: [] })
})
