import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern, findPatternProblem } from './pattern.ts'

describe('a pattern', () => {
  it.each([
    ['{floor}/{floors}', '5/9', { floor: '5', floors: '9' }],
    ['{floor}/{floors}', ' 5 / 9 ', { floor: '5', floors: '9' }],
    ['{floor} з {floors}', '5 З 9', { floor: '5', floors: '9' }],
    ['{floor} з {floors}', '5з9', null],
    ['{floor}/{floors}', '5', null],
    ['{floor}/{floors}', '5/', null],
    ['{floor}', '5 поверх', { floor: '5 поверх' }],
    [
      '{city}, {address}',
      'Київ, Поділ, Межигірська 12',
      { city: 'Київ', address: 'Поділ, Межигірська 12' },
    ],
    [
      '{city}, {}, {address}',
      'Київ, Поділ, Межигірська 12',
      { city: 'Київ', address: 'Межигірська 12' },
    ],
    ['({lat};{lng})', '(50,45; 30,52)', { lat: '50,45', lng: '30,52' }],
    ['{lat} {lng}', '50.45   30.52', { lat: '50.45', lng: '30.52' }],
    ['{price} грн', '12 000 грн', { price: '12 000' }],
    ['{price} грн', '12 000 $', null],
    ['{area}/{}/{}', '54/30/9', { area: '54' }],
  ])('%j reads %j as %j', (pattern, text, fields) => {
    expect(findPatternProblem(pattern)).toBeNull()
    expect(compilePattern(pattern)(text)).toEqual(fields)
  })

  it.each([
    ['{flor}/{floors}', 'has {flor}, which is not a field'],
    ['поверх', 'names no field in braces, such as {floor}'],
    ['{}', 'names no field in braces, such as {floor}'],
    ['{floor}{floors}', 'needs a text between two fields'],
    ['{floor}/{floors', 'has a brace that is not closed'],
  ])('%j is invalid: it %s', (pattern, problem) => {
    expect(findPatternProblem(pattern)).toBe(problem)
  })

  it('reads back what it was filled with', () => {
    const word = fc.stringMatching(/^[a-zа-я0-9]{1,12}$/)
    fc.assert(
      fc.property(
        word,
        word,
        fc.constantFrom('/', ', ', ' of ', ' - '),
        (floor, floors, between) => {
          const match = compilePattern(`{floor}${between}{floors}`)
          expect(match(`${floor}${between}${floors}`)).toEqual({ floor, floors })
        },
      ),
    )
  })

  it('matches any text quickly', () => {
    const match = compilePattern('{city}, {}, {address}')
    fc.assert(fc.property(fc.string(), (text) => void match(text)))
    const start = performance.now()
    expect(match(`${', '.repeat(100_000)}x`)).toBeNull()
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
