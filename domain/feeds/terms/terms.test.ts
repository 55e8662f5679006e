import { describe, expect, it } from 'vitest'
import { CONDITION_NAMES, HEATING_NAMES, WALL_NAMES } from '#domain/catalog/listing/present/en.ts'
import { toRenovation } from '#domain/catalog/listing/terms.ts'
import { parseCondition } from './condition.ts'
import { parseHeating } from './heating.ts'
import { parseWalls } from './walls.ts'

describe('words that mean a standard value', () => {
  it.each([
    ['Газове', 'gas'],
    ['автономне', 'autonomous'],
    ['індивідуальне газове', 'individual-gas'],
    ['Центральное отопление', 'central'],
    ['ogrzewanie miejskie', 'district'],
    ['Fernwärme', 'district'],
    ['Fußbodenheizung', 'underfloor'],
    ['calefacción central', 'central'],
    ["Building's own gas boiler", 'building-gas'],
  ])('reads heating by %s as %s', (text, value) => {
    expect(parseHeating(text)).toEqual({ value })
  })

  it.each([
    ['цегла', 'brick'],
    ['Панельний ', 'panel'],
    ['кирпичный', 'brick'],
    ['Cegła', 'brick'],
    ['wielka płyta', 'panel'],
    ['Монолітно-каркасний', 'frame'],
    ["дерев'яний", 'wood'],
    ['дерев’яний', 'wood'],
    ['Stahlbeton', 'reinforced-concrete'],
    ['hormigón', 'concrete'],
  ])('reads walls of %s as %s', (text, value) => {
    expect(parseWalls(text)).toEqual({ value })
  })

  it.each([
    ['так', 'renovated', true],
    ['євроремонт', 'renovated', true],
    ['Updated/Remodeled', 'renovated', true],
    ['без ремонту', 'not-renovated', false],
    ['do remontu', 'needs-renovation', false],
    ['renovierungsbedürftig', 'needs-renovation', false],
    ['після будівельників', 'unfinished', false],
    ['новий', 'new', undefined],
    ['buen estado', 'good', undefined],
  ])('the condition %s is %s, and renovation %s', (text, value, isRenovation) => {
    expect(parseCondition(text)).toEqual({ value })
    expect(toRenovation(parseCondition(text))).toBe(isRenovation)
  })
})

it.each(['газ або електрика', ' Viessmann boiler, 2019 ', 'gas?!x'])(
  'other words, %j, are kept as they were',
  (text) => {
    expect(parseHeating(text)).toEqual({ value: 'other', text })
  },
)

it('reads nothing from an empty text', () => {
  expect([parseHeating(''), parseWalls('  '), parseCondition('')]).toEqual(Array(3).fill(undefined))
  expect(toRenovation(undefined)).toBeUndefined()
  expect(toRenovation({ value: 'other', text: 'yes, partly' })).toBeUndefined()
})

it('reads our own names of values, so that exports can be imported', () => {
  for (const [parse, names] of [
    [parseHeating, HEATING_NAMES],
    [parseWalls, WALL_NAMES],
    [parseCondition, CONDITION_NAMES],
  ] as const)
    for (const [value, name] of Object.entries(names)) expect(parse(name)).toEqual({ value })
})
