import { expect, test } from 'vitest'
import { toOfferContent } from './content.ts'
import { findFinishedSteps } from './finished-steps.ts'

const content = toOfferContent({ type: 'sale', city: 'Lviv', rooms: '2', amount: '85000' })

test('a step is finished when it has content, and nothing in it is wrong or missing', () => {
  const problems = { area: { kind: 'missing' } }
  expect(findFinishedSteps({ content, pictures: [] }, problems)).toEqual(['place', 'price'])
  expect(findFinishedSteps({ content, pictures: ['a'] }, {})).toEqual([
    'place',
    'facts',
    'price',
    'pictures',
  ])
})
