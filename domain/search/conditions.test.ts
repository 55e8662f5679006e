import { expect, it } from 'vitest'
import { appliedConditions, CONDITIONS, withoutCondition } from './conditions.ts'
import { NO_SEARCH, type SearchQuery } from './search-query.ts'

const EVERYTHING: SearchQuery = {
  type: 'sale',
  text: 'Kyiv',
  filters: {
    price: { min: '', max: '1' },
    area: { min: '1', max: '' },
    pricePerSquare: '500',
    rooms: ['1'],
    isRenovation: false,
  },
  box: { south: 1, west: 1, north: 2, east: 2 },
  sort: 'area',
  view: 'map',
  page: 3,
}

it('a search has the conditions that are set', () => {
  expect(appliedConditions(NO_SEARCH)).toEqual([])
  expect(appliedConditions(EVERYTHING)).toEqual(CONDITIONS)
})

it.each(CONDITIONS)('%s is taken back alone, and the page is the first', (condition) => {
  const rest = withoutCondition(EVERYTHING, condition)
  expect(appliedConditions(rest)).toEqual(CONDITIONS.filter((other) => other !== condition))
  expect(rest).toMatchObject({ type: 'sale', sort: 'area', view: 'map', page: 1 })
})
