import { describe, expect, it } from 'vitest'
import { parseReviews, type Review, selectReviews } from './review.ts'

const review: Review = {
  ava: null,
  name: 'Olha',
  surname: 'Moroz',
  stars: 'star-4.5',
  review: 'Warm and quiet.',
  date: '2025-07-11',
}
const seed: Review = { ...review, id: 1, ava: '/pictures/portraits/olha.svg' }

describe('stored reviews', () => {
  it('are read as they were saved, seeds included', () => {
    expect(parseReviews([seed, review])).toEqual({ reviews: [seed, review], dropped: 0 })
  })

  it.each([
    ['no object', null],
    ['a list', [review]],
    ['a rating of every object', { ...review, stars: 'constructor' }],
    ['a number that is none', { ...review, id: Number.NaN }],
    ['an id that is null', { ...review, id: null }],
    ['no picture, which is null', { ...review, ava: undefined }],
    ['an unknown rating', { ...review, stars: 'star-6' }],
    ['stars as a number', { ...review, stars: 4 }],
    ['no text', { ...review, review: undefined }],
    ['a picture that is no address', { ...review, ava: 7 }],
  ])('leave out %s and keep the rest', (_, bad) => {
    expect(parseReviews([bad, review])).toEqual({ reviews: [review], dropped: 1 })
  })

  it('drop unknown fields', () => {
    const { reviews } = parseReviews([{ more: 1, ...review }])
    expect(JSON.stringify(reviews)).toBe(JSON.stringify([review]))
  })

  it.each([null, {}, 'text', 3])('are empty for %j', (value) => {
    expect(parseReviews(value)).toEqual({ reviews: [], dropped: 1 })
  })

  it('replace the seeds, which are shown only without any', () => {
    expect(selectReviews([], [seed])).toEqual([seed])
    expect(selectReviews([review], [seed])).toEqual([review])
  })
})
