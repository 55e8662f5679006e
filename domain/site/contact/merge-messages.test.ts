import { expect, it } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const EMPTY = { name: '', email: '', subject: '', message: '' }
const TAKEN_BACK = {
  name: 'Olha',
  email: 'olha@example.com',
  subject: 'A home in Lviv',
  message: 'Is it free?',
}

it.each([
  [{}, TAKEN_BACK],
  [TAKEN_BACK, TAKEN_BACK],
  [
    { subject: 'Another' },
    { ...TAKEN_BACK, subject: 'Another', message: 'A home in Lviv\n\nIs it free?' },
  ],
  [{ message: 'Good evening.' }, { ...TAKEN_BACK, message: 'Good evening.\n\nIs it free?' }],
  [
    { name: 'Taras', subject: 'Another', message: 'Good evening.' },
    {
      ...TAKEN_BACK,
      name: 'Taras',
      subject: 'Another',
      message: 'Good evening.\n\nA home in Lviv\n\nIs it free?',
    },
  ],
])('a form with %o holds %o', (typed, merged) => {
  expect(mergeMessages({ ...EMPTY, ...typed }, TAKEN_BACK)).toEqual(merged)
})
