import { describe, expect, it } from 'vitest'
import { parseReviews, type Review, reviewFormSchema, selectReviews } from './review.ts'

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
    ['an unknown rating', { ...review, stars: 'star-6' }],
    ['stars as a number', { ...review, stars: 4 }],
    ['no text', { ...review, review: undefined }],
    ['a picture that is no address', { ...review, ava: 7 }],
  ])('leave out %s and keep the rest', (_, bad) => {
    expect(parseReviews([bad, review])).toEqual({ reviews: [review], dropped: 1 })
  })

  it.each([null, {}, 'text', 3])('are none in %j', (value) => {
    expect(parseReviews(value)).toEqual({ reviews: [], dropped: 1 })
  })

  it('are shown instead of the seeds, which stand in for none', () => {
    expect(selectReviews([], [seed])).toEqual([seed])
    expect(selectReviews([review], [seed])).toEqual([review])
  })
})

describe('the form', () => {
  const schema = reviewFormSchema('Required!')
  const { ava: _ava, ...filled } = review

  it('takes what is filled, without spaces around it', () => {
    expect(schema.parse({ ...filled, name: ' Olha ' })).toEqual(filled)
  })

  it('keeps lines apart and has no limit of length', () => {
    const long = `first\n\nlast ${'word '.repeat(20_000)}end`
    expect(schema.parse({ ...filled, review: long }).review).toBe(long)
  })

  it.each(['name', 'surname', 'stars', 'review', 'date'])('requires %s', (field) => {
    for (const value of ['', undefined, ...(field === 'stars' ? [] : ['  \n'])]) {
      const { error } = schema.safeParse({ ...filled, [field]: value })
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [[field], 'Required!'],
      ])
    }
  })
})
