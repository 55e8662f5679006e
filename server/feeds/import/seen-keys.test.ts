import { expect, it } from 'vitest'
import { SeenKeys } from './seen-keys.ts'

it('distinguishes new keys from seen ones, among two hundred thousand similar ones', () => {
  const seen = new SeenKeys()
  const keys = Array.from({ length: 200_000 }, (_, number) => `KV-${number}`)
  expect(keys.filter((key) => seen.add(key))).toEqual([])
  expect(keys.filter((key) => !seen.add(key))).toEqual([])
})

it('knows which keys it has', () => {
  const seen = new SeenKeys()
  for (let at = 0; at < 1_000; at += 1) seen.add(`key ${at * 2}`)
  expect([seen.has('key 0'), seen.has('key 1'), seen.has('key 1998')]).toEqual([true, false, true])
})
