import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseForm, formatCount, formatNumber, NBSP } from './number.ts'

/** The texts of the tables have spaces that can be seen. */
const unbroken = (text: string) => text.replaceAll(' ', NBSP)

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 000'],
  [1_234_567, '1 234 567'],
  [-1_234, '-1 234'],
  [37.5, '37,5'],
  [1_234.5678, '1 234,568'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(unbroken(text))
})

const integers = fc.integer({ min: 0, max: 1e9 })

it('chooses the form that CLDR does', () => {
  const rules = new Intl.PluralRules('uk')
  fc.assert(
    fc.property(fc.oneof(integers, fc.integer({ min: 0, max: 200 })), (count) => {
      expect(chooseForm(count, 'one', 'few', 'many')).toBe(rules.select(count))
    }),
  )
})

it('writes numbers as browsers do', () => {
  const format = new Intl.NumberFormat('uk', { useGrouping: 'always' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (thousandths) => {
      expect(formatNumber(thousandths / 1_000)).toBe(format.format(thousandths / 1_000))
    }),
  )
})

it.each([
  [1, '1 квартира'],
  [3, '3 квартири'],
  [11, '11 квартир'],
  [1_022, '1 022 квартири'],
])('%d homes are %s', (count, text) => {
  expect(formatCount(count, 'квартира', 'квартири', 'квартир')).toBe(unbroken(text))
})
