import { describe, expect, it } from 'vitest'
import { reviewSchema } from './review-schema.ts'

describe('the form', () => {
  const schema = reviewSchema('Required!')
  const filled = {
    name: 'Olha',
    surname: 'Moroz',
    stars: 'star-4.5',
    review: 'Warm and quiet.',
    date: '2025-07-11',
  }

  it('accepts filled fields, and trims them', () => {
    expect(schema.parse({ ...filled, name: ' Olha ' })).toEqual(filled)
  })

  it('keeps line breaks, and has no length limit', () => {
    const long = `first\n\nlast ${'word '.repeat(20_000)}end`
    expect(schema.parse({ ...filled, review: long }).review).toBe(long)
  })

  it.each(['name', 'surname', 'stars', 'review', 'date'])('requires %s', (field) => {
    for (const value of ['', undefined, ...(field === 'stars' ? [] : ['  \n', '\u200b'])]) {
      const { error } = schema.safeParse({ ...filled, [field]: value })
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [[field], 'Required!'],
      ])
    }
  })
})
