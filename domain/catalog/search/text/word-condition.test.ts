import { expect, it } from 'vitest'
import { readMarkedWords, toWordConditions } from './word-condition.ts'

const describeConditions = (text: string) => {
  const { plain, marked } = readMarkedWords(text)
  return [
    plain.trim().replace(/\s+/g, ' '),
    ...marked.map(
      ({ term, isWhole, isExcluded }) => `${isExcluded ? '-' : ''}${term}${isWhole ? '.' : ''}`,
    ),
  ]
}

it.each([
  ['', ['']],
  ['Kyiv balcony', ['Kyiv balcony']],
  ['Ivano-Frankivsk 2-room', ['Ivano-Frankivsk 2-room']],
  ['"park" Kyiv', ['Kyiv', 'park.']],
  ['«Тихий двір» Київ', ['Київ', 'tykhyi.', 'dvir.']],
  ['Kyiv -studio', ['Kyiv', '-studi']],
  ['−балкон', ['', '-balkon']],
  ['Kyiv -"studio"', ['Kyiv', '-studio.']],
  ['-12 -12', ['', '-12.']],
  ['a - b', ['a - b']],
  ['"unfinished Kyiv', ['unfinished Kyiv']],
  ['-"studio', ['', '-studi']],
  ['"park" "roof', ['roof', 'park.']],
  ['""', ['']],
])('reads %j as %j', (text, read) => {
  expect(describeConditions(text)).toEqual(read)
})

it('asks for each word once, for whole numbers, and for no word without letters', () => {
  const word = (term: string, isWhole: boolean) => ({ term, isWhole, isExcluded: false })
  expect(toWordConditions(['lviv', '12', 'lviv', 'ь', '12а'])).toEqual([
    word('lviv', false),
    word('12', true),
    word('12a', false),
  ])
})
