import { addDays } from '#domain/platform/time/add-days.ts'
import { isVisible, type OfferState } from './state.ts'

/** Days without a confirmation after which a home ends. */
export const EXPIRY_DAYS = 30

/** Days in which a deleted home can be restored. */
export const UNDO_DAYS = 10

/**
 * Days since the last confirmation on which the owner is asked; from the first one on, the home is
 * late.
 */
export const REMINDER_DAYS = [14, 21, 27] as const
export type ReminderDay = (typeof REMINDER_DAYS)[number]

/** Days that the links of a mail about a home work: more than a home lasts without confirmation. */
export const LINK_DAYS = 60

/** When a published home ends unless its owner confirms it again. */
export const getExpiry = (confirmedAt: Date): Date => addDays(confirmedAt, EXPIRY_DAYS)

/** Homes last confirmed before this moment have ended. */
export const getExpiryCutoff = (now: Date): Date => addDays(now, -EXPIRY_DAYS)

export interface Moved {
  readonly state: OfferState
  readonly movedAt: Date
  readonly confirmedAt: Date | null
}

/** When its owner last confirmed it; if never, when it was first shown. */
export const getLastConfirmed = ({ confirmedAt, movedAt }: Omit<Moved, 'state'>): Date =>
  confirmedAt ?? movedAt

/**
 * When a home ends by itself: a published one expires, and a deleted one can no longer be restored.
 */
export function findEnd(offer: Moved): Date | null {
  if (offer.state === 'removed') return addDays(offer.movedAt, UNDO_DAYS)
  return isVisible(offer.state) ? getExpiry(getLastConfirmed(offer)) : null
}

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
export const getLinkCutoff = (now: Date): Date => addDays(now, -LINK_DAYS)

/** Whether this is the last mail before the home ends. */
export const isLastReminder = (day: ReminderDay): boolean => day === REMINDER_DAYS.at(-1)
