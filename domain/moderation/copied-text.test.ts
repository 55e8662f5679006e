import { expect, it } from 'vitest'
import { createCopiedTextDetector, findSharedPassages } from './copied-text.ts'

const TEXT =
  'Two quiet rooms by the park, a new kitchen, wooden floors and a balcony to the yard. The tram is two minutes away.'
const { add, findSource } = createCopiedTextDetector()
const isCopied = (home: Parameters<typeof findSource>[0]) => findSource(home) !== null
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

it('names the text of which a home has the largest part', () => {
  const detector = createCopiedTextDetector<{ owner: string; text: string; home: string }>()
  detector.add({ owner: 'olha', home: 'older', text: TEXT })
  detector.add({ owner: 'ivan', home: 'fuller', text: `${TEXT} Pets are welcome here.` })
  const copied = { owner: 'taras', text: `${TEXT} Pets are welcome here.`, approved: '' }
  expect(detector.findSource(copied)?.home).toBe('fuller')
})

it.each([
  ['the same', TEXT, [TEXT.slice(0, -1)]],
  [
    'with words in between, in other letters',
    'Come and see! TWO QUIET ROOMS - by the park, a new kitchen. Pets too. The tram is two minutes away, really.',
    ['TWO QUIET ROOMS - by the park, a new kitchen', 'The tram is two minutes away'],
  ],
  ['of its own', 'A flat near the river with three rooms and a view.', []],
])('quotes the passages that a text shares: %s', (_how, text, expected) => {
  expect(findSharedPassages(text, TEXT)).toEqual(expected)
})
