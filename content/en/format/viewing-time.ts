import type { Span } from '#domain/messages/viewing/overlap.ts'
import { lazy } from '#domain/platform/text/lazy.ts'
import { formatKyivTime, HOMES_TIME_ZONE } from '#domain/platform/time/kyiv-time.ts'

const getDayFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: HOMES_TIME_ZONE }),
)

/**
 * "Tuesday, November 24, 2026" and "10:00–10:30": local time of the home, wherever the reader is.
 */
export const formatViewingParts = ({ startsAt, endsAt }: Span): readonly [string, string] => [
  getDayFormat().format(startsAt),
  `${formatKyivTime(startsAt)}–${formatKyivTime(endsAt)}`,
]

/** "Tuesday, November 24, 2026, 10:00–10:30". */
export const formatViewingTime = (span: Span): string => formatViewingParts(span).join(', ')
