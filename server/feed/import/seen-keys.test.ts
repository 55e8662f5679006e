import { expect, it } from 'vitest'
import { SeenKeys } from './seen-keys.ts'

it('tells new keys from those that came, among two hundred thousand alike', () => {
  const seen = new SeenKeys()
  const keys = Array.from({ length: 200_000 }, (_, number) => `KV-${number}`)
  expect(keys.filter((key) => seen.add(key))).toEqual([])
  expect(keys.filter((key) => !seen.add(key))).toEqual([])
})
