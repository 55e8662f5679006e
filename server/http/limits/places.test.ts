import { expect, it } from 'vitest'
import { createPlaces } from './places.ts'

it('a client and an account have a share of all places, and get them back', () => {
  const places = createPlaces({ total: 5, ofClient: 2, ofAccount: 1 })
  const leave = places.enter('ip 1', 'a')
  expect(places.enter('ip 9', 'a')).toBeNull()
  expect(places.enter('ip 1', 'b')).not.toBeNull()
  expect(places.enter('ip 1', 'c')).toBeNull()
  leave?.()
  leave?.()
  expect(places.enter('ip 1', 'c')).not.toBeNull()
  expect(places.enter('ip 1', 'd')).toBeNull()
  for (const other of ['d', 'e', 'f']) expect(places.enter(other, other)).not.toBeNull()
  expect(places.enter('g', 'g')).toBeNull()
})
