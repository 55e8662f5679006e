import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { joinAddress } from '#domain/homes/offer/joined-address.ts'
import { ACTIVE_STATES, type OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'

/** How many days a check holds. */
export const CHECK_DAYS = 180

export interface HomeCheck {
  readonly code: string
  readonly askedAt: Date
  readonly place: string | null
  readonly sentAt: Date | null
  readonly decidedAt: Date | null
  readonly outcome: 'approved' | 'rejected' | null
  readonly reason: string | null
}

/**
 * `none`: the owner can ask for a code. `asked`: the picture is missing. `sent`: a moderator has to
 * decide.
 */
export type CheckState = 'none' | 'asked' | 'sent' | 'rejected' | 'holds'

/**
 * States in which a home can be checked: a check of one that visitors cannot see would be wasted.
 */
export const CHECKED_STATES: readonly OfferState[] = ACTIVE_STATES

/** A code is valid on its day in UTC and on the next day. */
const isCodeValid = (askedAt: Date, now: Date) =>
  toCalendarDay(now) <= toCalendarDay(addDays(askedAt, 1))

export const getLastCodeDay = (askedAt: Date): string => toCalendarDay(addDays(askedAt, 1))

/** @param place of the home as its owner has typed it now */
export function getCheckState(check: HomeCheck | null, place: string, now: Date): CheckState {
  if (check === null) return 'none'
  const { askedAt, sentAt, decidedAt, outcome } = check
  if (sentAt === null) return isCodeValid(askedAt, now) ? 'asked' : 'none'
  // The checked home was at another place.
  if (check.place !== place) return 'none'
  if (decidedAt === null) return 'sent'
  if (outcome === 'rejected') return 'rejected'
  return now < addDays(decidedAt, CHECK_DAYS) ? 'holds' : 'none'
}

/** The place that a check is about, as it is stored: another street, house or city is another home. */
export const getCheckedPlace = ({ building, street, complex, city }: OfferContent): string =>
  joinAddress([`${building.trim()} ${street.trim()}`, complex, city]).toLowerCase()

/** What visitors read of an approved check. */
export function toHomeVerification(
  words: Pick<Verification, 'what' | 'by'>,
  decidedAt: Date,
): Verification {
  const [on, until] = [decidedAt, addDays(decidedAt, CHECK_DAYS - 1)].map(toCalendarDay)
  return { ...words, isHomeCheck: true, on: on ?? '', until: until ?? '' }
}
