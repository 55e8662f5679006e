import { expect, it } from 'vitest'
import { parsePhone } from './phone.ts'

it.each([
  ['050-111-22-33/067-000-00-01', '050-111-22-33'],
  ['030/1234567', '030/1234567'],
  ['тел. +380 50 111 22 33 (Олена)', '+380 50 111 22 33'],
  ['Олена; (050) 111-22-33 дод. 12', '(050) 111-22-33'],
  ['501112233', '+380501112233'],
  ['0501112233', '0501112233'],
  ['3.80501E+11', null],
  ['12345', null],
])('reads the phone number of %j as %j', (text, phone) => {
  expect(parsePhone(text, true)).toBe(phone)
})

it('puts back a lost zero only of numbers in Ukraine', () => {
  expect(parsePhone('501112233', false)).toBe('501112233')
})
