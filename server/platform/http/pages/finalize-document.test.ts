import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  NO_EXTERNAL_ORIGINS,
} from '#server/platform/http/response/content-security-policy.ts'
import { createDocumentFinalizer, readStylesheets } from './finalize-document.ts'

const finalizeDocument = createDocumentFinalizer('a-mark', NO_EXTERNAL_ORIGINS)

const getHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

function finalized(document: string) {
  const { body, policy } = finalizeDocument(document)
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
  return { text: body.toString(), policy, scripts }
}

describe('a finalized document', () => {
  it('lists each marked inline script by its hash, and no source but this site', () => {
    const first = `document.documentElement.classList.add('dark')`
    const second = ' const text = "Київ, вулиця Хрещатик — 🏠"\n'
    const { scripts } = finalized(
      `<html><head><script nonce="a-mark">${first}</script><script nonce="a-mark" src="/assets/a.js"></script></head>
       <body><script nonce="a-mark" type="module" async="">${second}</script><script nonce="a-mark">${first}</script></body>`,
    )
    expect(scripts).toBe(`script-src 'self' ${getHash(first)} ${getHash(second)}`)
  })

  it("does not allow a script that was injected by the page's data", () => {
    const { scripts } = finalized(
      '<p>x</p><script>fetch("//evil.example")</script><script nonce="">1</script><script nonce="guess">2</script><script type="application/ld+json">{}</script>',
    )
    expect(scripts).toBe("script-src 'self'")
  })

  it('has no marks, so that it is the same bytes for everyone', () => {
    const { text } = finalized('<script nonce="a-mark">1</script><link nonce="a-mark" href="/a"/>')
    expect(text).toBe('<script>1</script><link href="/a"/>')
  })

  it('keeps every other byte', () => {
    const text = '<p title="Київ — 🏠">\u0000 é</p>'
    expect(finalized(text).text).toBe(text)
  })

  it('allows no inline code without a hash, no eval and no foreign frame', () => {
    const { policy } = finalized('<script nonce="a-mark">1</script><style>p { color: red }</style>')
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(policy).toContain("default-src 'self'; object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  it('is as strict without scripts', () => {
    expect(finalized('<p>A home</p>').scripts).toBe("script-src 'self'")
  })
})

describe('the stylesheets of a document', () => {
  const css = 'p::before { content: "→ Київ" }'
  const finalizeStyled = createDocumentFinalizer(
    'a-mark',
    NO_EXTERNAL_ORIGINS,
    new Map([['/assets/page-x.css', { css, hash: "'sha256-x'" }]]),
  )

  it('are inlined with their hashes, before their links', () => {
    const link = '<link rel="stylesheet" href="/assets/page-x.css#"/>'
    const { body, policy } = finalizeStyled(`<title>Є</title>${link}<p>x</p>`)
    expect(body.toString()).toBe(
      `<title>Є</title><style>${css}</style><link rel="stylesheet" href="/assets/page-x.css#" disabled=""/><p>x</p>`,
    )
    expect(policy).toContain("style-src 'self' 'sha256-x'")
  })

  it('of other sites are linked', () => {
    const link = '<link rel="stylesheet" href="/plain-page.css"/>'
    expect(finalizeStyled(link).body.toString()).toBe(link)
  })
})

it('ignores tags in scripts', () => {
  const source = "const a = '<script nonce=\"a-mark\">1</' + 'script>'"
  const { text, scripts } = finalized(`<script nonce="a-mark">${source}</script><p>x</p>`)
  expect(text).toBe(`<script>${source}</script><p>x</p>`)
  expect(scripts).toBe(`script-src 'self' ${getHash(source)}`)
})

it('allows pictures from listed origins, and nothing else', () => {
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    {
      ...NO_EXTERNAL_ORIGINS,
      img: ['http://tiles.example'],
    },
  )
  expect(policy).toContain("; img-src 'self' data: blob: https: http://tiles.example; ")
  expect(policy.split('https:')).toHaveLength(2)
})

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
