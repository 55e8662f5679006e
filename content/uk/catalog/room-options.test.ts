import { expect, it } from 'vitest'
import { NBSP } from '../format/number.ts'
import { formatRoomOption } from './room-options.ts'

it.each([
  ['1', '1 кімната'],
  ['3', '3 кімнати'],
  ['4+', '4+ кімнат'],
  ['1, 2', '1, 2 кімнати'],
  ['2, 4+', '2, 4+ кімнат'],
])('the option %s is %s', (option, text) => {
  expect(formatRoomOption(option).replaceAll(NBSP, ' ')).toBe(text)
})
