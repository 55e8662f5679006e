import { expect, it } from 'vitest'
import { parseHeading } from '#domain/feeds/recognize/heading.ts'
import { CURRENCIES_WITH_WORDS } from './currency-words.ts'
import { parseCurrency } from './price.ts'
import { readPriceText } from './price-text.ts'

const WORDS = CURRENCIES_WITH_WORDS.flatMap(([code, words]) =>
  words.map((word) => [word.replace('*', 'ів'), code] as const),
)

it.each(WORDS)('%s is %s in a price, a column of currencies and a heading', (word, code) => {
  expect(readPriceText(`5000 ${word}`, 'point')).toEqual({ amount: 5_000, currency: code })
  expect(parseCurrency(word)).toBe(code)
  expect(parseHeading(`Price, ${word}`)).toMatchObject({ words: ['price'], currency: code })
})
