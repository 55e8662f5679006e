import { expect, it } from 'vitest'
import { hasBidiControls, stripBidiControls } from './bidi-controls.ts'

it('recognizes overrides, which turn text next to them, but not marks', () => {
  expect(stripBidiControls('12 \u202eavonloH\u202c, \u2067Lviv\u2069')).toBe('12 avonloH, Lviv')
  expect(hasBidiControls('12 \u202eavonloH')).toBe(true)
  expect(hasBidiControls('\u200fשלום\u200f')).toBe(false)
})
