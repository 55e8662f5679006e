import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const TOKENS = read('tokens.css')

/** The colors of a theme, as `#rrggbb`, by name. */
function readPalette(rule: ':root' | '.dark'): Map<string, string> {
  const [, rest = ''] = TOKENS.split(new RegExp(`\\n *${rule} {`))
  const [body = ''] = rest.split('}')
  return new Map(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, n = '', c = '']) => [n, c]),
  )
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/g) ?? [])
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([':root', '.dark'] as const)('%s', (rule) => {
  const palette = readPalette(rule)
  it.each([
    ['ink', 'paper'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'surface'],
    ['ink-soft', 'sunken'],
    ['brand', 'surface'],
    ['brand-ink', 'brand-soft'],
    ['on-brand', 'brand'],
    ['alert', 'surface'],
    ['alert', 'alert-soft'],
    ['footer-ink', 'footer'],
    ['footer-soft', 'footer'],
  ])('%s can be read on %s', (text, background) => {
    const contrast = getContrast(palette.get(text) ?? '', palette.get(background) ?? '')
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  })
})

it('gives placeholders a color that can be read', () => {
  expect(read('controls.css')).toMatch(/::placeholder \{\s+color: var\(--ink-soft\);/)
})
