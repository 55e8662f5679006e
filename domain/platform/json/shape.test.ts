import { describe, expect, it } from 'vitest'
import {
  type FieldGuards,
  hasFields,
  isListOf,
  isNumber,
  isObject,
  isText,
  pickFields,
  requireShape,
} from './shape.ts'

describe('isNumber', () => {
  it.each([0, -0, 1.5, -3, Number.MAX_VALUE])('accepts %j', (value) => {
    expect(isNumber(value)).toBe(true)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, JSON.parse('1e999'), '1', null, [1], {}, 1n])(
    'refuses %o',
    (value) => {
      expect(isNumber(value)).toBe(false)
    },
  )
})

it.each([null, undefined, [], [{}], 'text', 3, () => {}])('%o is no object', (value) => {
  expect(isObject(value)).toBe(false)
})

describe('isListOf', () => {
  const isTexts = isListOf(isText)

  it('accepts the empty list and one of valid entries', () => {
    expect([[], ['a', '']].map(isTexts)).toEqual([true, true])
  })

  it.each([['a', 1], [['a']], [null], [undefined], { 0: 'a', length: 1 }, 'a', null])(
    'refuses %j',
    (value) => {
      expect(isTexts(value)).toBe(false)
    },
  )
})

describe('fields', () => {
  interface Place {
    readonly name: string
    readonly size?: number | undefined
  }
  const GUARDS: FieldGuards<Place> = {
    name: isText,
    size: (value): value is number | undefined => value === undefined || isNumber(value),
  }
  const isPlace = hasFields(GUARDS)

  it('accepts an optional field that is absent, and fields without a guard', () => {
    const places = [{ name: 'a' }, { name: 'a', size: 1 }, { name: 'a', more: null }]
    expect(places.map(isPlace)).toEqual([true, true, true])
  })

  it.each([
    null,
    'a',
    [],
    {},
    { size: 1 },
    { name: 1 },
    { name: 'a', size: null },
    [['name', 'a']],
  ])('refuses %j', (value) => {
    expect(isPlace(value)).toBe(false)
  })

  it('does not count inherited properties as fields', () => {
    const hasConstructor = hasFields<{ constructor: string; toString: string }>({
      constructor: isText,
      toString: isText,
    })
    expect(hasConstructor({})).toBe(false)
    expect(hasConstructor(JSON.parse('{"constructor":"a","toString":"b"}'))).toBe(true)
  })

  it('picks them in the order of the guards, and never a prototype', () => {
    const place = JSON.parse('{"more":1,"size":2,"__proto__":{"more":3},"name":"a"}')
    const picked = pickFields<Place>(place, GUARDS)
    expect(JSON.stringify(picked)).toBe('{"name":"a","size":2}')
    expect(Object.getPrototypeOf(picked)).toBe(Object.prototype)
    expect(Object.keys(pickFields<Place>({ name: 'a' }, GUARDS))).toEqual(['name'])
  })
})

describe('requireShape', () => {
  it('returns the value itself', () => {
    const value: unknown = ['a']
    expect(requireShape(value, isListOf(isText))).toBe(value)
  })

  it('throws for another shape', () => {
    expect(() => requireShape('a', isNumber)).toThrow(TypeError)
  })
})
