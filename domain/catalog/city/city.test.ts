import { describe, expect, it } from 'vitest'
import { CITIES } from '#content/cities.ts'
import { createGazetteer } from './city.ts'

const { findCity, parse } = createGazetteer(CITIES)

describe('every spelling of a city is known', () => {
  it.each([
    ['Київ', 'Kyiv'],
    ['Kyiv', 'Kyiv'],
    ['KIEV', 'Kyiv'],
    ['у Києві', null],
    ['Lwów', 'Lviv'],
    ['Кривий Ріг', 'Kryvyi Rih'],
    ['krivoy  rog', 'Kryvyi Rih'],
    ['Ivano Frankivsk', 'Ivano-Frankivsk'],
    ['Atlantis', null],
    ['', null],
  ])('%s is %s', (name, city) => {
    expect(findCity(name)?.name ?? null).toBe(city)
  })

  it('belongs to one city only', () => {
    for (const { name, spellings } of CITIES) {
      for (const spelling of [name, ...spellings]) expect(findCity(spelling)?.name).toBe(name)
    }
  })
})

describe('finds the city in a text', () => {
  it.each([
    ['Київ балкон', 'Kyiv', ['балкон']],
    ['балкон у Львові', 'Lviv', ['балкон']],
    ['a flat in Odessa near the park', 'Odesa', ['a', 'flat', 'the', 'park']],
    ['Podil, Kyiv', 'Kyiv', ['podil']],
    ['Біла Церква центр', 'Bila Tserkva', ['центр']],
    ['біла квартира', null, ['біла', 'квартира']],
    ['Lviv, Kyiv', 'Lviv', ['kyiv']],
    ['центр Одеси', 'Odesa', ['центр']],
    ['Героїв Дніпра', null, ['героїв', 'дніпра']],
    ['Героїв Дніпра, Київ', 'Kyiv', ['героїв', 'дніпра']],
    ['поруч з парком', null, ['парком']],
    ['', null, []],
  ])('%j: %s, %j', (text, city, words) => {
    const place = parse(text)
    expect(place.city?.name ?? null).toBe(city)
    expect(place.words).toEqual(words)
  })
})
