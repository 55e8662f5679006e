import { lazy } from '#domain/platform/text/lazy.ts'

/**
 * The time zone of the homes: every city of the catalog is in Ukraine, which has one zone. A city
 * elsewhere would make this a field of `City`.
 */
export const HOMES_TIME_ZONE = 'Europe/Kyiv'

const getDayFormat = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: HOMES_TIME_ZONE }))
const getTimeFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: HOMES_TIME_ZONE,
    }),
)

/** The day of a moment in Kyiv, where the homes are: `2025-07-11`. It is the same on the server and in browsers. */
export const toKyivDay = (date: Date): string => getDayFormat().format(date)

/** "18:05". */
export const formatKyivTime = (date: Date): string => getTimeFormat().format(date)

/** "2025-07-11T18:05", what clocks in Kyiv show. */
export const toKyivMinute = (date: Date): string => `${toKyivDay(date)}T${formatKyivTime(date)}`
