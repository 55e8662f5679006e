import { VIEWING_LIMITS } from './limits.ts'

/** In order of sending. */
export const VIEWING_REMINDERS = ['day', 'soon'] as const
export type ViewingReminder = (typeof VIEWING_REMINDERS)[number]

/** What a mail about a viewing tells. */
export type ViewingNews = 'taken' | 'canceled' | 'ended' | ViewingReminder

interface Reminded {
  readonly startsAt: Date
  /** The last reminder that was sent. */
  readonly reminded: ViewingReminder | null
}

const BEFORE_MS: Readonly<Record<ViewingReminder, number>> = {
  day: VIEWING_LIMITS.dayReminderMs,
  soon: VIEWING_LIMITS.soonReminderMs,
}

/**
 * The last reminder whose time has come; `null` before the first, and once the viewing has begun.
 */
export function getReminderStage(startsAt: Date, now: Date): ViewingReminder | null {
  const leftMs = startsAt.getTime() - now.getTime()
  if (leftMs <= 0) return null
  return VIEWING_REMINDERS.findLast((reminder) => leftMs <= BEFORE_MS[reminder]) ?? null
}

/** The reminder that is due now. A late one is skipped once the next is due. */
export function findDueReminder(
  { startsAt, reminded }: Reminded,
  now: Date,
): ViewingReminder | null {
  const stage = getReminderStage(startsAt, now)
  return stage === reminded ? null : stage
}
