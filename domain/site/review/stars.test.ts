import { expect, it } from 'vitest'
import { isStarRating, STAR_RATINGS, toStarCount } from './stars.ts'

it('counts from 0 to 5 by halves', () => {
  expect(STAR_RATINGS.map(toStarCount)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
})

it.each(['star-5.5', 'star-4.0', 'star-.5', 'star-', '4', '', 4, null, ['star-4']])(
  'does not know %j',
  (value) => {
    expect(isStarRating(value)).toBe(false)
  },
)
