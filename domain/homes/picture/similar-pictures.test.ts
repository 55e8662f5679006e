import { expect, it } from 'vitest'
import { getPerceptualHash } from './similar-pictures.ts'

it('has a bit for each point that is brighter than the one to its right', () => {
  const falling = Uint8Array.from({ length: 72 }, (_, at) => 9 - (at % 9))
  expect(getPerceptualHash(falling)).toBe('ffffffffffffffff')
  expect(getPerceptualHash(falling.toReversed())).toBe('0000000000000000')
  const first = Uint8Array.from({ length: 72 }, (_, at) => (at === 0 ? 1 : 0))
  expect(getPerceptualHash(first)).toBe('8000000000000000')
})
