import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, SECURITY_HEADERS, securityHeaders } from './security-headers.ts'

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

const policyOf = (document: string) =>
  contentSecurityPolicy(Buffer.from(document).toString('latin1'))

const scriptSource = (policy: string) =>
  policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? ''

describe('the policy of a document', () => {
  it('names each inline script by its hash, and no other source but this site', () => {
    const first = `document.documentElement.classList.add('dark')`
    const second = ' const text = "Київ, вулиця Хрещатик — 🏠"\n'
    const policy = policyOf(
      `<html><head><script>${first}</script><script src="/assets/a.js"></script></head>
       <body><script type="module" async="">${second}</script><script>${first}</script></body>`,
    )
    expect(scriptSource(policy)).toBe(`script-src 'self' ${hashOf(first)} ${hashOf(second)}`)
  })

  it('allows nothing inline that has no hash, no evaluated code and no foreign frame', () => {
    const policy = policyOf('<script>1</script><style>p { color: red }</style>')
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'self'; object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  })

  it('lets pictures in from outside where they are named, and nothing else', () => {
    const img = ['http://tiles.example']
    const policy = contentSecurityPolicy('', { connect: [], script: [], frame: [], img })
    expect(policy).toContain("; img-src 'self' data: blob: https: http://tiles.example; ")
    expect(policy.split('https:')).toHaveLength(2)
  })

  it('is as strict for a document without scripts', () => {
    expect(scriptSource(policyOf('<p>A home</p>'))).toBe("script-src 'self'")
  })
})

it('stands on every answer that comes through: text, redirect, unknown, failure', async () => {
  const app = new Hono()
  app.onError((_, c) => c.text('It broke.', 500))
  app.use(securityHeaders)
  app.get('/text', (c) => c.text('x'))
  app.get('/away', (c) => c.redirect('/text'))
  app.get('/broken', () => {
    throw new Error('on purpose')
  })
  for (const [path, status] of [
    ['/text', 200],
    ['/away', 302],
    ['/nowhere', 404],
    ['/broken', 500],
  ] as const) {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value)
    }
  }
})
