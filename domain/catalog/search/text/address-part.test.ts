import { expect, it } from 'vitest'
import { parseAddressPart } from './address-part.ts'

it.each([
  ['38 Mezhyhirska Street, Podil, Kyiv', 'Kyiv', ['street Mezhyhirska Street', 'district Podil']],
  ['Velyka Vasylkivska St, 72, Kyiv', 'Kyiv', ['street Velyka Vasylkivska St']],
  [
    '29 Doroshenka Street, Halychyna district, Lviv',
    'Lviv',
    ['street Doroshenka Street', 'district Halychyna'],
  ],
  ['вул. Хрещатик 22, Київ', 'Київ', ['street вул. Хрещатик']],
  [
    'вулиця Садова 5-А, Шевченківський район, Ірпінь',
    'Ірпінь',
    ['street вулиця Садова', 'district Шевченківський'],
  ],
  ['12/4 Naberezhna Lane', 'Dnipro', ['street Naberezhna Lane']],
  ['метро Сокіл, ЖК Паркове місто, м. Політехнічний інститут', 'Київ', []],
  ['ул. Антоновича, 44, Київ', 'Kyiv', ['street ул. Антоновича']],
  ['Kyiv', 'Kyiv', []],
  ['', 'Kyiv', []],
  ['5, 12-B', 'Kyiv', []],
])('reads the address part %j in %s', (address, city, places) => {
  const named = address.split(',').flatMap((part) => parseAddressPart(part, city) ?? [])
  expect(named.map(({ kind, name }) => `${kind} ${name}`)).toEqual(places)
})
