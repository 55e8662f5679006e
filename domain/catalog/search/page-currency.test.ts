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
])('?%s shows %s', (search, currency) => {
  expect(findPageCurrency(new URLSearchParams(search))).toBe(currency)
})
