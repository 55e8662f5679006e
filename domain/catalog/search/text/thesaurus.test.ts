import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createThesaurus } from './thesaurus.ts'
import { splitWords } from './words.ts'

const { findOthers, findNames } = createThesaurus([
  { city: 'Kyiv', names: ['(Степана) Бандери', 'Московський'] },
  { city: 'Kharkiv', names: ['Героїв Харкова', 'Московський'] },
  { city: 'Kyiv', names: ['Велика Васильківська', 'Червоноармійська'] },
  { names: ['пральна машина', 'washing machine'] },
  { names: ['балкон', 'balcony'] },
])
const find = (text: string, city: string | null = null) =>
  findOthers(splitWords(text), city).map((others) =>
    others.map(({ terms, city: of }) => [...terms, ...(of === undefined ? [] : [of])].join(' ')),
  )

describe('other names', () => {
  it.each([
    ['Московський', 'Kyiv', [['bandery Kyiv']]],
    ['Московському', null, [['bandery Kyiv', 'heroiv kharkova Kharkiv']]],
    ['Moskovskyi', 'Kharkiv', [['heroiv kharkova Kharkiv']]],
    ['Степана Бандери', 'Kyiv', [['moskovsk Kyiv'], ['moskovsk Kyiv']]],
    ['Бандери', 'Kyiv', [['moskovsk Kyiv']]],
    ['Бандери', 'Lviv', [[]]],
    ['Степана', 'Kyiv', [[]]],
    ['Велика', 'Kyiv', [[]]],
    ['Червоноармійській 12', null, [['velyk vasylkivsk Kyiv'], []]],
    ['з пральною машиною', null, [[], ['washin machin'], ['washin machin']]],
    ['машина', null, [[]]],
    ['балкони', null, [['balcon']]],
    ['', null, []],
  ])('of %j in %j are %j', (text, city, others) => {
    expect(find(text, city)).toEqual(others)
  })

  it('of English words are none, so that English searches find what they name', () => {
    expect(find('balcony washing machine')).toEqual([[], [], []])
  })

  it('are as many as words, whatever they are', () => {
    const word = fc.constantFrom('Степана', 'Бандери', 'велика', 'machine', '12', 'ь')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(findOthers(words, null)).toHaveLength(words.length)
      }),
    )
  })
})

it('of a street of a listing are those in its city', () => {
  expect(findNames('Stepana Bandery Avenue', 'Kyiv')).toEqual(['Московський'])
  expect(findNames('вул. Червоноармійська', 'Kyiv')).toEqual(['Велика Васильківська'])
  expect(findNames('Stepana Bandery Street', 'Lviv')).toEqual([])
})
