import { expect, it } from 'vitest'
import { turnsTextAround, withoutTurning } from './turned-text.ts'

it('overrides turn what stands beside them, and marks do not', () => {
  expect(withoutTurning('12 \u202eavonloH\u202c, \u2067Lviv\u2069')).toBe('12 avonloH, Lviv')
  expect(turnsTextAround('12 \u202eavonloH')).toBe(true)
  expect(turnsTextAround('\u200fשלום\u200f')).toBe(false)
})
