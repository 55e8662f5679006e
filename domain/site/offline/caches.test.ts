import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { privacy } from '#texts/legal/privacy.ts'
import { CACHE_LIMITS, CACHES } from './caches.ts'

const product = readFileSync(new URL('../../../docs/product/shell.md', import.meta.url), 'utf8')
const notice = JSON.stringify(privacy)

it.each(Object.values(CACHES))(
  'the privacy notice and docs/product/shell.md name the cache %s',
  (name) => {
    expect(notice).toMatch(new RegExp(`"term":"[^"]*\\b${name}\\b`))
    expect(product).toContain(`- \`${name}\`:`)
  },
)

it.each(Object.entries(CACHE_LIMITS))('docs/product/shell.md has the limit of %s', (key, limit) => {
  const name = CACHES[key as keyof typeof CACHE_LIMITS]
  const days = limit.maxAgeSeconds / (24 * 3_600)
  const row = product.split('\n').find((line) => line.startsWith(`- \`${name}\`:`))
  expect(row).toContain(`${limit.maxEntries} for ${days} days`)
})
