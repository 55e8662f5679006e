import { expect, it } from 'vitest'
import { findConflict } from './conflict.ts'

const at = (conversation: string, hour: number, state: 'offered' | 'taken' = 'offered') => ({
  conversation,
  state,
  startsAt: new Date(Date.UTC(2026, 10, 23, hour)),
  endsAt: new Date(Date.UTC(2026, 10, 23, hour + 1)),
})
const VIEWING = at('own', 10)

it.each([
  ['nothing else', [VIEWING], null],
  ['the same conversation', [at('own', 10, 'taken')], null],
  ['an hour later', [at('other', 11, 'taken')], null],
  ['one that is offered', [at('other', 10)], 'offered'],
  ['one that is taken', [at('other', 10), at('another', 10, 'taken')], 'taken'],
] as const)('%s', (_, all, conflict) => {
  expect(findConflict(VIEWING, all)).toBe(conflict)
})
