import { expect, it } from 'vitest'
import { toOfferContent } from './content.ts'
import { withUsualCurrency } from './usual-currency.ts'

const getCurrency = (values: object, content: object) =>
  withUsualCurrency(values, toOfferContent(content)).currency

it.each([
  ['for sale', { type: 'sale' }, {}, 'USD'],
  ['for rent', { type: 'rent' }, {}, 'UAH'],
  ['for rent after all', { type: 'rent' }, { type: 'sale', currency: 'USD' }, 'UAH'],
  ['as it was', { type: 'rent' }, { type: 'rent', currency: 'EUR' }, undefined],
  ['with a price', { type: 'rent' }, { type: 'sale', amount: '9 000' }, undefined],
  ['with its currency', { type: 'rent', currency: 'EUR' }, {}, 'EUR'],
  ['of another step', { city: 'Lviv' }, {}, undefined],
  ['of no type', { type: 'garden' }, {}, undefined],
])('chooses the currency of a home %s', (_, values, content, currency) => {
  expect(getCurrency(values, content)).toBe(currency)
})
