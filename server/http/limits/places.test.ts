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

it('where all places are taken, the client with the most gives its oldest one to one with two fewer', () => {
  const places = createPlaces({ total: 4, ofClient: 3, ofAccount: 3 })
  const taken: string[] = []
  const enter = (ip: string, name: string) => places.enter(ip, ip, () => taken.push(name))
  for (const name of ['first', 'second', 'third']) enter('many', name)
  const leave = enter('one', 'only')
  expect(enter('new', 'newer')).not.toBeNull()
  expect(taken).toEqual(['first'])
  expect(enter('new', 'again')).toBeNull()
  expect(enter('another', 'too')).not.toBeNull()
  expect(taken).toEqual(['first', 'second'])
  // Each has one now.
  expect(enter('late', 'none')).toBeNull()
  leave?.()
  expect(enter('late', 'now')).not.toBeNull()
  expect(taken).toEqual(['first', 'second'])
})

it('places that nobody can take stay', () => {
  const places = createPlaces({ total: 2, ofClient: 2, ofAccount: 2 })
  for (const account of ['a', 'b']) places.enter('many', account)
  expect(places.enter('new', 'c', () => {})).toBeNull()
})
