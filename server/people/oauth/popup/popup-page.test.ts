import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { renderClosingPage } from './closing-page.ts'
import { renderDemoPage } from './demo-page.ts'

const app = new Hono()
app.get('/end', (c) => renderClosingPage(c, { attempt: '"><b>', ticket: "'&<" }))
app.get('/demo', (c) => renderDemoPage(c, { slug: 'google', attempt: '"><b>' }))

it.each(['/end', '/demo'])('%s is kept by nobody and runs under a strict policy', async (path) => {
  const response = await app.request(path)
  const policy = response.headers.get('content-security-policy') ?? ''
  const text = await response.text()
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source)
  const hashes = scripts.map((source = '') => createHash('sha256').update(source).digest('base64'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(policy).not.toMatch(/unsafe|nonce/)
  expect(policy.match(/'sha256-([^']+)'/g) ?? []).toEqual(hashes.map((hash) => `'sha256-${hash}'`))
  expect(text).not.toMatch(/ style=|<style| on\w+=/)
})

it.each(['/end', '/demo'])('%s shows what it is given as text', async (path) => {
  const text = await (await app.request(path)).text()
  expect(text).toContain('&quot;&gt;&lt;b&gt;')
  expect(text).not.toContain('<b>')
})
