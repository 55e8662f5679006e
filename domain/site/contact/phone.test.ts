import { expect, it } from 'vitest'
import { formatPhone, formatTelUrl } from './phone.ts'

it.each([
  ['+380 44 000 00 01', 'tel:+380440000001'],
  [' +38 (044) 000-00-01', 'tel:+380440000001'],
  ['044 000 00 01', 'tel:0440000001'],
  ['(044) 000.00.01', 'tel:0440000001'],
  ['044+1', 'tel:0441'],
])('the link of %j is %s', (phone, link) => {
  expect(formatTelUrl(phone)).toBe(link)
})

it.each([
  ['+380440000112', '+380 44 000 01 12'],
  ['380440000112', '+380 44 000 01 12'],
  ['+380 44 000 01 12', '+380 44 000 01 12'],
  ['+48123456789', '+48123456789'],
  ['0440000112', '0440000112'],
])('shows %j as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
