import { expect, it } from 'vitest'
import { readPriceText } from './price-text.ts'

const read = (text: string) => {
  const price = readPriceText(text)
  return price && [price.amount, price.currency]
}

it.each([
  ['450 000 грн', 450_000, 'UAH'],
  ['50 000 грн.', 50_000, 'UAH'],
  ['15 000 грн/міс.', 15_000, 'UAH'],
  ['50000 UAH per month', 50_000, 'UAH'],
  ['4000 pcm', 4_000, null],
  ['$1,200', 1_200, 'USD'],
  ['US$ 80000', 80_000, 'USD'],
  ['80000 доларів', 80_000, 'USD'],
  ['80 000 дол.', 80_000, 'USD'],
  ['12 345 у.е.', 12_345, 'USD'],
  ['80000 €', 80_000, 'EUR'],
  ['1.2 млн', 1_200_000, null],
  ['1,2 млн грн', 1_200_000, 'UAH'],
  ['1.5 млн $', 1_500_000, 'USD'],
  ['1.2 мільйона', 1_200_000, null],
  ['80 тис. $', 80_000, 'USD'],
  ['45к', 45_000, null],
  ['45K', 45_000, null],
  ['1,2 mln zł', 1_200_000, 'PLN'],
  ['від 90 000 $', 90_000, 'USD'],
  ["1'234'567", 1_234_567, null],
])('reads %s as %d %s', (text, amount, currency) => {
  expect(read(text)).toEqual([amount, currency])
})

it.each([
  '',
  'договірна',
  '45000-50000',
  '1/2',
  '50%',
  'ab50000cd',
  '2 лимона',
  '1.2 bn',
  '1000 $/м²',
  '800 $/кв.м',
  '1000 грн за м2',
  '500 грн/доба',
  '500 usd/day',
  '300 pw',
  '3 500 грн/тиж',
  '100 грн/год',
  'C$ 50000',
  'MX$50000',
  '¥50000',
  '₿5',
  '10 $ 20 €',
])('reads no price of a home from %s', (text) => {
  expect(read(text)).toBeNull()
})
