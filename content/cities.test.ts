import { describe, expect, it } from 'vitest'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import { CITIES } from './cities.ts'
import { wordCity } from './uk/catalog/cities.ts'

const { findCity, parse } = createGazetteer(CITIES)

describe.each(CITIES)('$name', ({ id, name }) => {
  it('has Ukrainian names that searches recognize', () => {
    const words = wordCity(name)
    expect(words.name).toMatch(/^[А-ЯІЇЄҐ]/)
    expect(words.of).toMatch(/^[А-ЯІЇЄҐ]/)
    expect(words.inside).toMatch(/^[ув]\u00a0[А-ЯІЇЄҐ]/)
    expect(findCity(words.name)?.id).toBe(id)
    expect(parse(words.inside).city?.id).toBe(id)
  })
})

it('other cities keep their name', () => {
  expect(wordCity('Brovary')).toMatchObject({ name: 'Brovary', of: 'міста Brovary' })
})
