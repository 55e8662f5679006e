import { expect, it } from 'vitest'
import { VIEWING_STATES } from './state.ts'
import { getToldPlace } from './told-place.ts'

const WITHHELD = { shownPlace: 'Holovna Street, Lviv', exactPlace: '12 Holovna Street, Lviv' }

it.each(VIEWING_STATES)('a withheld place of a viewing that is %s', (state) => {
  const told = getToldPlace({ state, tellsExactPlace: true }, WITHHELD)
  expect(told).toBe(state === 'taken' ? WITHHELD.exactPlace : WITHHELD.shownPlace)
  const kept = getToldPlace({ state, tellsExactPlace: false }, WITHHELD)
  expect(kept).toBe(WITHHELD.shownPlace)
})

it('a place that everybody sees is told as it is shown', () => {
  const shown = { ...WITHHELD, exactPlace: null }
  expect(getToldPlace({ state: 'taken', tellsExactPlace: true }, shown)).toBe(shown.shownPlace)
})
