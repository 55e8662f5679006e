import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getUsualPrice } from '#domain/catalog/price/price-fence.ts'
import { PriceEcho } from './price-step.tsx'

const USUAL = getUsualPrice({ count: 20, lower: 7, upper: 12.5 }, 50, { USD: 1, UAH: 40, EUR: 0.9 })

const say = (type: string, amount: string, usual: typeof USUAL, currency = 'UAH') =>
  renderToStaticMarkup(<PriceEcho content={{ type, amount, currency }} usual={usual} />).replace(
    /<[^>]+>/g,
    '',
  )

it.each([
  ['rent', '18 500', '18,500 ₴ a month'],
  ['rent', '18,5 k', '18,500 ₴ a month'],
  ['rent', '20 тис', '20,000 ₴ a month'],
  ['sale', '20 тис', '20,000 ₴ for the whole home? Homes like it cost 14,000 ₴ to 25,000 ₴.'],
  ['rent', '14', '14 ₴ a month? Homes like it cost 14,000 ₴ to 25,000 ₴.'],
  ['rent', '900 000 000', '900,000,000 ₴ a month? Homes like it cost 14,000 ₴ to 25,000 ₴.'],
  ['', '14 000', '14,000 ₴'],
  ['rent', 'much', ''],
  ['rent', '', ''],
])('a %s for %j: %s', (type, amount, said) => {
  expect(say(type, amount, USUAL)).toBe(said)
})

it('only repeats the price where there are too few homes to compare with, or no currency', () => {
  expect(say('rent', '14', null)).toBe('14 ₴ a month')
  expect(say('rent', '14', USUAL, '')).toBe('')
})
