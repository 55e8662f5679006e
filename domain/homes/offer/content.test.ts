import { expect, it } from 'vitest'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { joinTexts, OFFER_FIELDS } from './content.ts'
import { findProblems } from './problem.ts'

const EMAIL = 'olha@example.com'

it.each(OFFER_FIELDS)(
  'joins %s with the texts if an email address can be handed in there',
  (field) => {
    const content = { ...COMPLETE, [field]: EMAIL }
    const isTaken = findProblems(content, { currentYear: 2026 })[field] === undefined
    expect(joinTexts(content).includes(EMAIL)).toBe(isTaken)
  },
)

it('joins what a home was handed in with', () => {
  expect(joinTexts(COMPLETE)).toBe(
    'Lviv\nHolovna Street\n12\nSykhiv\n\nPanorama\nTwo quiet rooms by the park.\n\nДві тихі кімнати біля парку.',
  )
})
