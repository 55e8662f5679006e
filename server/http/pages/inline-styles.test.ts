import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inlineStyles, readStylesheets } from './inline-styles.ts'

const CSS = 'p::before { content: "→ Київ" }'
const toLatin1 = (text: string) => Buffer.from(text).toString('latin1')
const toUtf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString()

it('writes the stylesheets of the build into a document, byte by byte, with their hashes', () => {
  const client = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  try {
    mkdirSync(join(client, 'assets'))
    writeFileSync(join(client, 'assets/page-x.css'), CSS)
    writeFileSync(join(client, 'assets/page-x.js'), '1')
    const stylesheets = readStylesheets(client)
    expect([...stylesheets.keys()]).toEqual(['/assets/page-x.css'])

    const link = '<link rel="stylesheet" href="/assets/page-x.css#"/>'
    const { html, hashes } = inlineStyles(toLatin1(`<title>Є</title>${link}`), stylesheets)
    expect(toUtf8(html)).toBe(
      `<title>Є</title><style>${CSS}</style><link rel="stylesheet" href="/assets/page-x.css#" disabled=""/>`,
    )
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update(CSS).digest('base64')}'`])
  } finally {
    rmSync(client, { recursive: true })
  }
})

it('leaves the links of other stylesheets', () => {
  const link = '<link rel="stylesheet" href="/identity/popup.css"/>'
  expect(inlineStyles(link, new Map())).toEqual({ html: link, hashes: [] })
})
