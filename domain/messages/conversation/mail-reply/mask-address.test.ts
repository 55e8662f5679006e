import { expect, it } from 'vitest'
import { maskAddress } from './mask-address.ts'

it.each([
  ['Write to o.k+x@example.com.', 'Write to $&.'],
  ['<O.K+X@Example.com> <mailto:o.k+x@example.com>', '<$&> <mailto:$&>'],
  ['Write to okkx@example.com.', 'Write to okkx@example.com.'],
])('%s', (text, masked) => {
  expect(maskAddress(text, 'o.k+x@example.com', '$&')).toBe(masked)
})
