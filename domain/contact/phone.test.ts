import { expect, it } from 'vitest'
import { formatTelUrl } from './phone.ts'

it.each([
  ['+380 44 000 00 01', 'tel:+380440000001'],
  [' +38 (044) 000-00-01', 'tel:+380440000001'],
  ['044 000 00 01', 'tel:0440000001'],
  ['(044) 000.00.01', 'tel:0440000001'],
  ['044+1', 'tel:0441'],
])('the link of %j is %s', (phone, link) => {
  expect(formatTelUrl(phone)).toBe(link)
})
