import { expect, it } from 'vitest'
import { fillDays, getFirstDay, getScale } from './stats.ts'

const NOW = new Date('2026-03-02T23:59:00Z')

it('has thirty days, today last, including days without counts', () => {
  const counted = [{ day: '2026-03-01', views: 3, hearts: 1 }]
  const days = fillDays(counted, NOW)
  expect(getFirstDay(NOW)).toBe('2026-02-01')
  expect(days).toHaveLength(30)
  expect(days.map(({ day }) => day).slice(-3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
  expect(days.filter(({ views }) => views > 0)).toEqual(counted)
})

it.each([
  [[], 4],
  [[0, 4], 4],
  [[5], 10],
  [[10, 11], 20],
  [[21], 40],
  [[41], 100],
  [[999], 1_000],
])('the scale of %j ends at %i', (counts, scale) => {
  expect(getScale(counts)).toBe(scale)
})
