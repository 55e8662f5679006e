import { expect, it } from 'vitest'
import { mustConfirmEmail } from './must-confirm-email.ts'

it.each([
  [true, true, false],
  [false, true, true],
  [null, true, false],
  [true, false, false],
  [false, false, false],
  [null, false, false],
])(
  'decides whether the email must be confirmed: confirmed %s, mails delivered %s',
  (isConfirmed, areMailsDelivered, must) => {
    expect(mustConfirmEmail({ isConfirmed, areMailsDelivered })).toBe(must)
  },
)
