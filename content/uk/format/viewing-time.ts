import type { Span } from '#domain/messages/viewing/overlap.ts'
import { lazy } from '#domain/platform/text/lazy.ts'
import { formatKyivTime, HOMES_TIME_ZONE } from '#domain/platform/time/kyiv-time.ts'

const getDayFormat = lazy(
  () => new Intl.DateTimeFormat('uk', { dateStyle: 'full', timeZone: HOMES_TIME_ZONE }),
)

/** "вівторок, 24 листопада 2026 р." and "10:00–10:30": local time of the home, wherever the reader is. */
export const formatViewingParts = ({ startsAt, endsAt }: Span): readonly [string, string] => [
  // `Intl` writes the apostrophe of "п’ятниця" as another character than the texts do.
  getDayFormat().format(startsAt).replace('ʼ', '’'),
  `${formatKyivTime(startsAt)}–${formatKyivTime(endsAt)}`,
]

/** "вівторок, 24 листопада 2026 р., 10:00–10:30". */
export const formatViewingTime = (span: Span): string => formatViewingParts(span).join(', ')
