import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SECURITY_EVENTS } from './security-event.ts'

const ROOT = join(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

it('names files that are there', () => {
  const named = [
    ...text.matchAll(/`((?:app|domain|server|test|e2e|bench|scripts)\/[\w./-]+\.tsx?)`/g),
  ]
  expect(named.length).toBeGreaterThan(80)
  const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
})

it('says of every security event when it is', () => {
  for (const event of SECURITY_EVENTS) expect(text).toContain(`\`${event}\``)
})

it('has no row at level 1 or 2 that says less than it must', () => {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+/.test(line))
  const open = rows.filter((row) => /L[12]/.test(row) && /not met/.test(row))
  // Refused by a decision, each with its reason at the end of the document.
  expect(open.map((row) => row.split(' ')[1])).toEqual(['6.3.3', '14.3.3'])
})
