import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SECURITY_EVENTS } from './security-event.ts'

const ROOT = join(import.meta.dirname, '../../..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

it('refers to existing files', () => {
  const named = [
    ...text.matchAll(/`((?:app|domain|server|test|e2e|bench|scripts)\/[\w./-]+\.tsx?)`/g),
  ]
  expect(named.length).toBeGreaterThan(80)
  const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
})

it('documents when each security event is logged', () => {
  for (const event of SECURITY_EVENTS) expect(text).toContain(`\`${event}\``)
})

it('documents every row of level 1 and 2 completely', () => {
  const rows = Array.from(
    text.matchAll(/^- \*\*(\d+\.\d+.*(?:\n {2}.*)*)/gm),
    ([, row = '']) => row,
  )
  expect(rows.length).toBeGreaterThan(70)
  const open = rows.filter((row) => /L[12]/.test(row) && /not met/.test(row))
  // Rejected by decisions, with reasons at the end of the document.
  expect(open.map((row) => row.split(' ')[0])).toEqual(['6.3.3', '14.3.3'])
})
