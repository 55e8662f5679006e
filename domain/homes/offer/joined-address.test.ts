import { expect, it } from 'vitest'
import { toOfferContent } from './content.ts'
import { formatOfferPlace, formatShownPlace } from './joined-address.ts'

it.each([
  [{ building: '12', street: 'Holovna Street', city: 'Lviv' }, '12 Holovna Street, Lviv'],
  [
    { building: '55а', street: 'вул. Олеся Гончара', city: 'Kyiv' },
    'вул. Олеся Гончара, 55а, Kyiv',
  ],
  [{ building: ' ', street: 'вул. Хрещатик', city: '' }, 'вул. Хрещатик'],
  [{ building: '12', street: '', city: 'Lviv' }, '12, Lviv'],
])('the place of %j is %s', (parts, place) => {
  expect(formatOfferPlace(toOfferContent(parts))).toBe(place)
})

it('has no number where visitors may not know it', () => {
  const home = toOfferContent({ building: '12', street: 'Holovna Street', city: 'Lviv' })
  expect(formatShownPlace(home)).toBe('12 Holovna Street, Lviv')
  expect(formatShownPlace({ ...home, exactness: 'withheld' })).toBe('Holovna Street, Lviv')
})
