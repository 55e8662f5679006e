import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { formatLongDate } from './date.ts'
import { NBSP } from './number.ts'

it('writes days as browsers do', () => {
  const format = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeZone: 'UTC' })
  const moments = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const text = formatLongDate(toCalendarDay(moment))
      expect(text.replaceAll(NBSP, ' ')).toBe(format.format(moment).replaceAll(NBSP, ' '))
    }),
  )
})

it.each(['11 липня 2025 р.', '', '2025-02-30'])('the text %j stays as it is', (text) =>
  expect(formatLongDate(text)).toBe(text),
)
