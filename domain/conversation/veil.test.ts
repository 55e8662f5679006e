import fc from 'fast-check'
import { expect, it } from 'vitest'
import { veilText } from './veil.ts'

it.each([
  ['Call +380 50 123 45 67, please', 'Call •••••, please'],
  ['050-123-45-67', '•••••'],
  ['380 50 123 45 67', '•••••'],
  ['０５０１２３４５６７', '•••••'],
  ['050\u200b123\u200b45\u200b67', '•••••'],
  ['olha.k@example.com or @olha_kyiv', '••••• or •••••'],
  ['See https://example.com/x?y=1 and t.me/olha.', 'See ••••• and •••••'],
  ['www.homes', '•••••'],
])('%j is shown as %j', (text, veiled) => {
  expect(veilText(text)).toEqual({ text: veiled, isVeiled: true })
})

it.each([
  'Is it still free? 15 000 would be fine, from 1 December 2026.',
  'Two of us, 54.5 m², floor 3 of 9 ½ 👨‍👩‍👧',
  'At 18:30 on 24.11.2026?',
])('%j stays as it is', (text) => {
  expect(veilText(text)).toEqual({ text, isVeiled: false })
})

it('leaves nothing to veil', () => {
  const parts = ['050 123 45 67', 'a@b.com', 'x', ' ', '\n', 'http://y', '@abcd', '+']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (typed) => {
      expect(veilText(veilText(typed.join('')).text).isVeiled).toBe(false)
    }),
  )
})
