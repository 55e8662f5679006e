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

/** Slots of clients that each have an account, with the names of those that were taken away. */
function setUp(total: number) {
  const slots = createSlots({ total, ofClient: 3, ofAccount: 3 })
  const taken: string[] = []
  const acquire = (ip: string, name = ip, rate = 1) =>
    slots.acquire(ip, ip, { rate: () => rate, preempt: () => taken.push(name) })
  return { acquire, taken }
}

it('gives the oldest slot of the busiest client to one with at least two fewer', () => {
  const { acquire, taken } = setUp(4)
  for (const name of ['first', 'second', 'third']) acquire('many', name)
  acquire('one', 'only')
  expect(acquire('new', 'newer')).not.toBeNull()
  expect(taken).toEqual(['first'])
  expect(acquire('new', 'again')).toBeNull()
  expect(acquire('another', 'too')).not.toBeNull()
  expect(taken).toEqual(['first', 'second'])
})

it('gives the slowest slot to a client without any, where each of the others has one', () => {
  const { acquire, taken } = setUp(3)
  acquire('quick', 'quick', 900)
  const release = acquire('slow', 'slow', 9)
  acquire('slower', 'slower', 8)
  expect(acquire('new', 'new', 500)).not.toBeNull()
  expect(taken).toEqual(['slower'])
  expect(acquire('new', 'again')).toBeNull()
  release?.()
  expect(acquire('late', 'late', 1)).not.toBeNull()
  expect(acquire('last', 'last', 2)).not.toBeNull()
  expect(taken).toEqual(['slower', 'late'])
})

it('never takes away slots that are not preemptible', () => {
  const slots = createSlots({ total: 2, ofClient: 2, ofAccount: 2 })
  for (const account of ['a', 'b']) slots.acquire('many', account)
  expect(slots.acquire('new', 'c', { rate: () => 1, preempt: () => {} })).toBeNull()
})
