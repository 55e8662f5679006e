import { expect, it } from 'vitest'
import { createCopiedTextDetector } from './copied-text.ts'

const TEXT =
  'Two quiet rooms by the park, a new kitchen, wooden floors and a balcony to the yard. The tram is two minutes away.'
const { add, isCopied } = createCopiedTextDetector()
add({ owner: 'olha', text: TEXT })
add({
  owner: 'ivan',
  text: 'A large house with a garden and a garage for two cars near the river.',
})

it.each([
  ['word by word', TEXT, true],
  ['in other letters and signs', TEXT.toUpperCase().replaceAll(',', ' -'), true],
  ['with a sentence more', `${TEXT} Pets are welcome.`, true],
  [
    'in words of its own',
    'Flat near a park: two rooms, kitchen and floors are new, tram close by, balcony.',
    false,
  ],
  ['too short to tell', 'Two quiet rooms by the park.', false],
])('compares a text %s: %s', (_how, text, expected) => {
  expect(isCopied({ owner: 'taras', text, approved: '' })).toBe(expected)
})

it('lets owners use their own words again', () => {
  expect(isCopied({ owner: 'olha', text: TEXT, approved: '' })).toBe(false)
})

it('does not hold an approved text against a home because it was copied later', () => {
  const own = { owner: 'taras', text: `${TEXT} Pets are welcome.` }
  expect(isCopied({ ...own, approved: TEXT })).toBe(false)
  expect(
    isCopied({
      ...own,
      approved: 'A flat with two rooms in a quiet street near the river and the park.',
    }),
  ).toBe(true)
})
