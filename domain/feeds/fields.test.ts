import { expect, it } from 'vitest'
import { createFieldFinder, FEED_FIELDS } from './fields.ts'

it('finds columns whatever their case, spaces and hyphens', () => {
  const fieldOf = createFieldFinder()
  expect(
    ['list_price', 'LIVING AREA', 'Year-Built', '\u00a0Адреса ', 'Realtor.ava', 'Wardrobes'].map(
      fieldOf,
    ),
  ).toEqual(['price', 'area', 'year', 'address', 'agentPortrait', undefined])
})

it('maps no column name to two fields', () => {
  const fieldOf = createFieldFinder()
  for (const [field, names] of Object.entries(FEED_FIELDS)) {
    for (const name of names) expect([name, fieldOf(name)]).toEqual([name, field])
  }
})

it('prefers a chosen column to known names', () => {
  const fieldOf = createFieldFinder(
    new Map([
      ['Asking price', 'price'],
      ['id', 'key'],
    ]),
  )
  expect([fieldOf('asking_price'), fieldOf('ID')]).toEqual(['price', 'key'])
})
