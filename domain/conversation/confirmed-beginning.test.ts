import { expect, it } from 'vitest'
import { mustConfirmFirst } from './confirmed-beginning.ts'

it.each([
  [true, true, false],
  [false, true, true],
  [null, true, false],
  [true, false, false],
  [false, false, false],
  [null, false, false],
])('confirmed: %s, mails are delivered: %s', (isConfirmed, areMailsDelivered, must) => {
  expect(mustConfirmFirst({ isConfirmed, areMailsDelivered })).toBe(must)
})
