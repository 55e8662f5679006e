import { expect, it } from 'vitest'
import { getDistanceKm } from './distance.ts'

it('measures from Kyiv to Lviv', () => {
  const [kyiv, lviv] = [
    { lat: 50.4501, lng: 30.5234 },
    { lat: 49.8397, lng: 24.0297 },
  ]
  expect(getDistanceKm(kyiv, lviv)).toBeCloseTo(468, -1)
  expect(getDistanceKm(lviv, kyiv)).toBe(getDistanceKm(kyiv, lviv))
  expect(getDistanceKm(kyiv, kyiv)).toBe(0)
})
