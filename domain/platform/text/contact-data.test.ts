import { expect, test } from 'vitest'
import { expectEvenCost } from '#test/text/costly-texts.ts'
import { hasContactData } from './contact-data.ts'

test.each([
  ['Call 050 123 45 67.', true],
  ['Write to olha@example.com.', true],
  ['More on www.example.com/home.', true],
  ['Two quiet rooms of 54.5 m² for 15 000 a month, built in 1984.', false],
])('finds contact data: %s: %s', (text, expected) => {
  expect(hasContactData(text)).toBe(expected)
})

test('takes about as long for any text as for ordinary ones', () => {
  expectEvenCost(hasContactData)
})
