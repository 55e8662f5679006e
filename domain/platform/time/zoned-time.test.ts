import { assert, constantFrom, date, property } from 'fast-check'
import { expect, it } from 'vitest'
import { findMoment } from './zoned-time.ts'

it.each([
  ['2026-11-24', '10:00', '2026-11-24T08:00:00.000Z'],
  ['2026-07-24', '10:00', '2026-07-24T07:00:00.000Z'],
  // Clocks go from 03:00 to 04:00, and back from 04:00 to 03:00.
  ['2027-03-28', '02:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:30', undefined],
  ['2027-03-28', '04:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-02-30', '10:00', undefined],
  ['2026-11-24', '24:00', undefined],
  ['2026-11-24', '25:00', undefined],
  ['24.11.2026', '10:00', undefined],
  ['', '', undefined],
])('finds the moment of %s %s in Kyiv', (day, time, expected) => {
  expect(findMoment(day, time, 'Europe/Kyiv')?.toISOString()).toBe(expected)
})

it('agrees with local clocks', () => {
  const minute = date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  const zone = constantFrom('Europe/Kyiv', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia')
  assert(
    property(minute, zone, (at, timeZone) => {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      const [day = '', time = ''] = format.format(at).split(' ')
      const found = findMoment(day, time, timeZone)
      expect(format.format(found ?? 0)).toBe(`${day} ${time}`)
    }),
    { numRuns: 200 },
  )
})
