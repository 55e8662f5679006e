import { expect, it } from 'vitest'
import { REASON_LENGTH } from './reason-length.ts'
import { reasonSchema } from './reason-schema.ts'

const schema = reasonSchema({ short: 'short', long: 'long', unstorable: 'unstorable' })

it.each([
  ['', 'short'],
  ['Too short', 'short'],
  [' \n Too short \n ', 'short'],
  ['\u200b'.repeat(30), 'short'],
  ['\u00ad\u2800\u3164'.repeat(10), 'short'],
  [`No.${'\u200b'.repeat(30)}`, 'short'],
  ['x'.repeat(REASON_LENGTH.max + 1), 'long'],
  [`A reason with\0nothing in it`, 'unstorable'],
  ['x'.repeat(REASON_LENGTH.min), undefined],
  ['The pictures are of another home.', undefined],
  ['\u200fהתמונות אינן של הבית\u200f', undefined],
])('checks the reason %j: %j', (reason, message) => {
  expect(schema.safeParse({ reason }).error?.issues[0]?.message).toBe(message)
})
