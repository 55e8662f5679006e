import { expect, it } from 'vitest'
import { createRowFilter } from './row-filter.ts'

const filter = createRowFilter({
  columns: {},
  only: { Тип: ['квартир', 'Студія'], period: 'month' },
})

it.each([
  [{}, null],
  [{ Тип: '' }, null],
  [{ Тип: ' Квартира ' }, null],
  [{ Тип: 'студія', period: 'monthly' }, null],
  [{ Тип: 'Будинок' }, 'Тип is none of: квартир, Студія'],
  [{ Тип: 'Квартира', period: 'day' }, 'period is none of: month'],
])('skips a row of %j because of %j', (row: Record<string, string>, reason) => {
  expect(filter((name) => row[name])).toBe(reason)
})
