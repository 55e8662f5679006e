import { describe, expect, it } from 'vitest'
import { findFilterProblems } from './filter-problems.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

const none = { min: false, max: false, order: false }

describe('findFilterProblems', () => {
  it.each([
    ['', '', none],
    ['100 k', '0.2 m', none],
    ['0', '0', none],
    ['120 000', '120k', none],
    ['cheap', '', { ...none, min: true }],
    ['', 'any', { ...none, max: true }],
    ['k', '-', { min: true, max: true, order: false }],
    ['1.5 m', '900 k', { ...none, order: true }],
    ['1', '0', { ...none, order: true }],
    ['cheap', '0', { ...none, min: true }],
  ])('checks prices from %j to %j: %j', (min, max, problems) => {
    const filters: Filters = { ...NO_FILTERS, price: { min, max } }
    expect(findFilterProblems(filters)).toEqual({ price: problems, area: none })
  })

  it.each([
    ['', '', none],
    ['54,5', '54.6', none],
    ['54.6', '54,5', { ...none, order: true }],
    ['big', '', { ...none, min: true }],
    ['', 'm²', { ...none, max: true }],
  ])('checks areas from %j to %j: %j', (min, max, problems) => {
    const filters: Filters = { ...NO_FILTERS, area: { min, max } }
    expect(findFilterProblems(filters)).toEqual({ price: none, area: problems })
  })
})
