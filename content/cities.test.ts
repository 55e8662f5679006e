import { describe, expect, it } from 'vitest'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import { CITIES } from './cities.ts'
import { inCity, nameCity, ofCity } from './uk/catalog/cities.ts'

const { findCity, parse } = createGazetteer(CITIES)

describe.each(CITIES)('$name', ({ id, name }) => {
  it('has Ukrainian names that searches recognize', () => {
    expect(nameCity(name)).toMatch(/^[А-ЯІЇЄҐ]/)
    expect(ofCity(name)).toMatch(/^[А-ЯІЇЄҐ]/)
    expect(inCity(name)).toMatch(/^[ув]\u00a0[А-ЯІЇЄҐ]/)
    expect(findCity(nameCity(name))?.id).toBe(id)
    expect(parse(inCity(name)).city?.id).toBe(id)
  })
})

it('other cities keep their name', () => {
  expect(nameCity('Brovary')).toBe('Brovary')
  expect(ofCity('Brovary')).toBe('міста Brovary')
})
