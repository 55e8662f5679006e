import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CURRENCIES } from '#domain/catalog/price/currency.ts'

it.each(CURRENCIES)('prices in %s are shown before hydration', (code) => {
  const css = readFileSync('app/styles/primitives.css', 'utf8')
  const attribute = `data-${code.toLowerCase()}`
  expect(css).toContain(`[data-currency="${code}"] .by-currency[${attribute}] > span`)
  expect(css).toContain(`[data-currency="${code}"] .by-currency::after`)
  expect(css).toContain(`content: attr(${attribute})`)
})
