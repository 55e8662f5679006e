import { expect, it } from 'vitest'
import { findPageCurrency } from './page-currency.ts'

it.each([
  ['', null],
  ['type=sale&rooms=2', null],
  ['priceMin=&priceMax=', null],
  ['priceMax=100000', 'USD'],
  ['priceMin=1k', 'USD'],
  ['currency=USD', null],
  ['currency=UAH', 'UAH'],
  ['currency=EUR&priceMax=900', 'EUR'],
  ['currency=BTC&priceMax=900', 'USD'],
  ['priceMax=25 тис грн', 'UAH'],
  ['priceMin=20000 ₴&currency=EUR', 'UAH'],
  ['priceMax=$500&currency=UAH', 'USD'],
  ['priceMax=2 000 zł&currency=UAH', 'UAH'],
])('?%s shows %s', (search, currency) => {
  expect(findPageCurrency(new URLSearchParams(search))).toBe(currency)
})
