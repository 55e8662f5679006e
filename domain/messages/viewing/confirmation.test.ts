import { expect, it } from 'vitest'
import { isViewingDone, readViewingConfirmation, viewingConfirmationPath } from './confirmation.ts'

const [conversation, id] = [
  '0f0c1c58-9a4f-4a55-8f3c-1c7a4c2f9d10',
  '3f0c1c58-9a4f-4a55-8f3c-1c7a4c2f9d10',
]
const NOW = new Date('2027-02-02T08:00:00Z')
const LATER = new Date('2027-02-04T08:00:00Z')

it('the path leads to the viewings on the page that confirms the action', () => {
  expect(viewingConfirmationPath(conversation, { action: 'take', id })).toBe(
    `/messages/${conversation}?done=take&viewing=${id}#viewings`,
  )
  expect(viewingConfirmationPath(conversation, { action: 'withdraw', id })).toBe(
    `/messages/${conversation}/viewings?done=withdraw&viewing=${id}#viewings`,
  )
})

it.each(['take', 'withdraw', 'cancel'] as const)("reads '%s' back from its path", (action) => {
  const path = viewingConfirmationPath(conversation, { action, id })
  const query = new URL(path, 'http://localhost').searchParams
  expect(readViewingConfirmation(query)).toEqual({ action, id })
})

it.each([
  ['take', 'taken', LATER, true],
  ['withdraw', 'withdrawn', LATER, true],
  ['cancel', 'canceled', LATER, true],
  ['take', 'offered', LATER, false],
  ['take', 'taken', NOW, false],
  ['withdraw', 'canceled', LATER, false],
  ['cancel', 'taken', LATER, false],
] as const)(
  'the confirmation of %s is true for a viewing that is %s until %s: %s',
  (action, state, endsAt, isTrue) => {
    expect(isViewingDone({ action }, { state, endsAt }, NOW)).toBe(isTrue)
  },
)

it('no confirmation is true for a missing viewing', () => {
  expect(isViewingDone({ action: 'cancel' }, null, NOW)).toBe(false)
})

it.each([
  '',
  `viewing=${id}`,
  'done=cancel',
  'done=cancel&viewing=1',
  `done=%3Cb%3E&viewing=${id}`,
])("reads nothing from '%s'", (query) => {
  expect(readViewingConfirmation(new URLSearchParams(query))).toBeNull()
})
