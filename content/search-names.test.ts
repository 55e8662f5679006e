import { expect, it } from 'vitest'
import { createThesaurus } from '#domain/catalog/search/text/thesaurus.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'
import { CITIES } from './cities.ts'
import { SAME_WORDS } from './home-words.ts'
import { STREET_NAMES } from './street-names.ts'

it.each(STREET_NAMES)('$names finds each other in a city of the list, $city', ({ city, names }) => {
  expect(CITIES.map(({ name }) => name)).toContain(city)
  const { findOthers } = createThesaurus([{ ...(city && { city }), names }])
  for (const name of names) {
    const others = findOthers(splitWords(name.replace(/\(\S+\) /g, '')), city ?? null)
    expect(others[0]?.length).toBeGreaterThanOrEqual(names.length - 1)
  }
})

it('no name is in two groups of a city', () => {
  for (const groups of [STREET_NAMES, SAME_WORDS]) {
    const keys = groups.flatMap(({ city, names }) => names.map((name) => `${city} ${name}`))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
