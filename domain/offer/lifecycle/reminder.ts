import { OFFER_LIMITS } from '#domain/offer/limits.ts'
import { addDays, getExpiryCutoff, getLastConfirmed, type Moved } from './expiry.ts'
import { isVisible } from './state.ts'

/** Days after a home was confirmed on which its owner is asked again; from the first one on it is late. */
export const REMINDER_DAYS = [14, 21, 27] as const
export type ReminderDay = (typeof REMINDER_DAYS)[number]

/** What was confirmed after `after` and until `until` is due for the mail of this day, and for no other one. */
export interface ReminderWindow {
  readonly day: ReminderDay
  readonly after: Date
  readonly until: Date
}

/** A server that was off for days sends one mail for a home and not three. */
export const getReminderWindows = (now: Date): ReminderWindow[] =>
  REMINDER_DAYS.map((day, index) => {
    const next = REMINDER_DAYS[index + 1]
    const after = next === undefined ? getExpiryCutoff(now) : addDays(now, -next)
    return { day, after, until: addDays(now, -day) }
  })

/** What was confirmed until then is late. */
export const getLateCutoff = (now: Date): Date => addDays(now, -REMINDER_DAYS[0])

/** Whether its owner has left the question of the first mail open. */
export const isLate = (offer: Moved, now: Date): boolean =>
  isVisible(offer.state) && getLastConfirmed(offer) <= getLateCutoff(now)

/** Links that were mailed before work no more. */
export const getLinkCutoff = (now: Date): Date => addDays(now, -OFFER_LIMITS.linkDays)

/** Whether no mail comes between this one and the end. */
export const isLastReminder = (day: ReminderDay): boolean => day === REMINDER_DAYS.at(-1)
