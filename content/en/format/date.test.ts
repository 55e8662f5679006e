import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatLongDate } from './date.ts'

afterEach(() => vi.unstubAllEnvs())

/** Time zones at both ends of the day, places in between, and one whose clocks change at midnight. */
const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Kyiv',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
]

describe.each(ZONES)('in %s', (zone) => {
  it.each([
    ['2025-07-11', 'July 11, 2025'],
    ['2025-01-01', 'January 1, 2025'],
    ['2025-12-31', 'December 31, 2025'],
    ['2024-02-29', 'February 29, 2024'],
    ['2018-11-04', 'November 4, 2018'],
    ['1900-03-01', 'March 1, 1900'],
    ['0099-05-09', 'May 9, 99'],
    ['9999-12-31', 'December 31, 9999'],
  ])('formats %s as %s', (day, text) => {
    vi.stubEnv('TZ', zone)
    expect(formatLongDate(day)).toBe(text)
  })
})

it('uses real time zones', () => {
  const offsets = ZONES.map((zone) => {
    vi.stubEnv('TZ', zone)
    return new Date(2025, 6, 11).getTimezoneOffset()
  })
  expect(new Set(offsets).size).toBe(ZONES.length)
})

it.each(['July 11, 2025', '', '2025-02-30', '2025-13-01', '2025-7-1', '2025-07-11T00:00'])(
  'the text %j stays as it is',
  (text) => expect(formatLongDate(text)).toBe(text),
)
