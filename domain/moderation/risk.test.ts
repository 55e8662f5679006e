import { expect, it } from 'vitest'
import { REVIEW_FLAGS } from './review-flags.ts'
import { compareByRisk, getRisk } from './risk.ts'

it('the risk grows with each review flag, and with each of the first reports', () => {
  expect(getRisk([], 0)).toBe(0)
  for (const flags of REVIEW_FLAGS) expect(getRisk([flags], 0)).toBeGreaterThan(0)
  expect(getRisk(['reported'], 2)).toBeGreaterThan(getRisk(['reported'], 1))
  expect(getRisk(['reported'], 900)).toBe(getRisk(['reported'], 5))
  expect(getRisk(['phone number', 'link'], 0)).toBeGreaterThan(getRisk(['link'], 0))
})

it('sorts by risk, then by waiting time', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const homes = [
    { risk: 10, since: at(1) },
    { risk: 50, since: at(3) },
    { risk: 50, since: at(2) },
  ]
  expect(homes.sort(compareByRisk).map(({ since }) => since.getUTCDate())).toEqual([2, 3, 1])
})
