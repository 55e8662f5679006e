import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

it('limits slots per client and account, and takes them back', () => {
  const slots = createSlots({ total: 5, ofClient: 2, ofAccount: 1 })
  const release = slots.acquire('ip 1', 'a')
  expect(slots.acquire('ip 9', 'a')).toBeNull()
  expect(slots.acquire('ip 1', 'b')).not.toBeNull()
  expect(slots.acquire('ip 1', 'c')).toBeNull()
  release?.()
  release?.()
  expect(slots.acquire('ip 1', 'c')).not.toBeNull()
  expect(slots.acquire('ip 1', 'd')).toBeNull()
  for (const other of ['d', 'e', 'f']) expect(slots.acquire(other, other)).not.toBeNull()
  expect(slots.acquire('g', 'g')).toBeNull()
})

it('gives the oldest slot of the busiest client to one with at least two fewer', () => {
  const slots = createSlots({ total: 4, ofClient: 3, ofAccount: 3 })
  const taken: string[] = []
  const acquire = (ip: string, name: string) => slots.acquire(ip, ip, () => taken.push(name))
  for (const name of ['first', 'second', 'third']) acquire('many', name)
  const release = acquire('one', 'only')
  expect(acquire('new', 'newer')).not.toBeNull()
  expect(taken).toEqual(['first'])
  expect(acquire('new', 'again')).toBeNull()
  expect(acquire('another', 'too')).not.toBeNull()
  expect(taken).toEqual(['first', 'second'])
  // Each has one now.
  expect(acquire('late', 'none')).toBeNull()
  release?.()
  expect(acquire('late', 'now')).not.toBeNull()
  expect(taken).toEqual(['first', 'second'])
})

it('never takes away slots that are not preemptible', () => {
  const slots = createSlots({ total: 2, ofClient: 2, ofAccount: 2 })
  for (const account of ['a', 'b']) slots.acquire('many', account)
  expect(slots.acquire('new', 'c', () => {})).toBeNull()
})
