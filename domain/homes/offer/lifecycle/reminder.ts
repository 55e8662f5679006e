import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { getExpiryCutoff, getLastConfirmed, type Moved } from './expiry.ts'
import { isVisible } from './state.ts'

/**
 * Days since the last confirmation on which the owner is asked; from the first one on, the home is
 * late.
 */
export const REMINDER_DAYS = [14, 21, 27] as const
export type ReminderDay = (typeof REMINDER_DAYS)[number]

/** Homes confirmed after `after` and until `until` are due for this day's mail only. */
export interface ReminderWindow {
  readonly day: ReminderDay
  readonly after: Date
  readonly until: Date
}

/**
 * Windows do not overlap, so a server that was off for days sends one mail per home and not three.
 */
export const getReminderWindows = (now: Date): ReminderWindow[] =>
  REMINDER_DAYS.map((day, index) => {
    const next = REMINDER_DAYS[index + 1]
    const after = next === undefined ? getExpiryCutoff(now) : addDays(now, -next)
    return { day, after, until: addDays(now, -day) }
  })

/** Homes last confirmed until this moment are late. */
export const getLateCutoff = (now: Date): Date => addDays(now, -REMINDER_DAYS[0])

/** Whether its owner has not answered the first mail. */
export const isLate = (offer: Moved, now: Date): boolean =>
  isVisible(offer.state) && getLastConfirmed(offer) <= getLateCutoff(now)

/** Links mailed before this moment no longer work. */
export const getLinkCutoff = (now: Date): Date => addDays(now, -OFFER_LIMITS.linkDays)

/** Whether this is the last mail before the home ends. */
export const isLastReminder = (day: ReminderDay): boolean => day === REMINDER_DAYS.at(-1)
