import { expect, it } from 'vitest'
import { readPriceText } from '#domain/feeds/measure/price-text.ts'
import { parseHeading } from '#domain/feeds/recognize/heading.ts'
import { CURRENCIES_WITH_WORDS, parseCurrency } from './currency-words.ts'

const WORDS = CURRENCIES_WITH_WORDS.flatMap(([code, words]) =>
  words.map((word) => [word.replace('*', 'ів'), code] as const),
)

it.each(WORDS)('%s is %s in a price, a column of currencies and a heading', (word, code) => {
  expect(readPriceText(`5000 ${word}`)).toEqual({ amount: 5_000, currency: code })
  expect(parseCurrency(word)).toBe(code)
  expect(parseHeading(`Price, ${word}`)).toMatchObject({ words: ['price'], currency: code })
})

it.each([
  ['UAH', 'UAH'],
  ['eur', 'EUR'],
  ['₴', 'UAH'],
  ['грн.', 'UAH'],
  ['€', 'EUR'],
  ['US$', 'USD'],
  ['zł', 'PLN'],
  ['A$', 'AUD'],
  ['у.о.', 'USD'],
  ['евро', 'EUR'],
  ['руб.', 'RUB'],
  ['', null],
  ['per month', null],
])('reads the currency of %j as %j', (text, code) => {
  expect(parseCurrency(text)).toBe(code)
})
