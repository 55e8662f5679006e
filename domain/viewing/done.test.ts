import { expect, it } from 'vitest'
import { readViewingDone, viewingDonePath } from './done.ts'
import type { ViewingAction } from './state.ts'

const [conversation, id] = [
  '0f0c1c58-9a4f-4a55-8f3c-1c7a4c2f9d10',
  '3f0c1c58-9a4f-4a55-8f3c-1c7a4c2f9d10',
]
const taken = [{ id, state: 'taken' }] as const
const offered = [{ id, state: 'offered' }] as const

const read = (action: ViewingAction, viewings: Parameters<typeof readViewingDone>[1]) => {
  const path = viewingDonePath(conversation, { action, id })
  return readViewingDone(new URL(path, 'http://localhost').searchParams, viewings)
}

it('leads to the times of the page that says it', () => {
  expect(viewingDonePath(conversation, { action: 'take', id })).toBe(
    `/messages/${conversation}?done=take&viewing=${id}#viewings`,
  )
  expect(viewingDonePath(conversation, { action: 'withdraw', id })).toBe(
    `/messages/${conversation}/viewings?done=withdraw&viewing=${id}#viewings`,
  )
})

it.each([
  ['take', taken],
  ['withdraw', []],
  ['cancel', []],
] as const)('%s is read from its path', (action, viewings) => {
  expect(read(action, viewings)).toEqual({ action, id })
})

it.each([
  ['take', []],
  ['take', offered],
  ['withdraw', taken],
  ['cancel', taken],
] as const)('%s is not said once it is not true', (action, viewings) => {
  expect(read(action, viewings)).toBeNull()
})

it.each([
  '',
  `viewing=${id}`,
  'done=cancel',
  'done=cancel&viewing=1',
  `done=%3Cb%3E&viewing=${id}`,
])("'%s' says that nothing was done", (query) => {
  expect(readViewingDone(new URLSearchParams(query), [])).toBeNull()
})
