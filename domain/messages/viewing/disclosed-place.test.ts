import { expect, it } from 'vitest'
import { getDisclosedPlace } from './disclosed-place.ts'
import { VIEWING_STATES } from './state.ts'

const WITHHELD = { shownPlace: 'Holovna Street, Lviv', exactPlace: '12 Holovna Street, Lviv' }

it.each(VIEWING_STATES)('reveals a withheld place only while the viewing is taken: %s', (state) => {
  const told = getDisclosedPlace({ state, disclosesExactPlace: true }, WITHHELD)
  expect(told).toBe(state === 'taken' ? WITHHELD.exactPlace : WITHHELD.shownPlace)
  const kept = getDisclosedPlace({ state, disclosesExactPlace: false }, WITHHELD)
  expect(kept).toBe(WITHHELD.shownPlace)
})

it('gives a public place as the page shows it', () => {
  const shown = { ...WITHHELD, exactPlace: null }
  expect(getDisclosedPlace({ state: 'taken', disclosesExactPlace: true }, shown)).toBe(
    shown.shownPlace,
  )
})
