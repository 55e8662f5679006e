import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CURRENCIES, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'

it.each(CURRENCIES.filter((code) => code !== DEFAULT_CURRENCY))(
  'prices in %s are shown before hydration',
  (code) => {
    const css = readFileSync('app/styles/primitives.css', 'utf8')
    expect(css).toContain(`[data-currency="${code}"] .by-currency > span`)
    expect(css).toContain(`[data-currency="${code}"] .by-currency::after`)
    expect(css).toContain(`content: attr(data-${code.toLowerCase()})`)
  },
)
