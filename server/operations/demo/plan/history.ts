import { DEMO_APPEAL, DEMO_REJECTIONS } from '#content/demo/descriptions.ts'
import { EXPIRY_DAYS, REMINDER_DAYS, UNDO_DAYS } from '#domain/homes/offer/lifecycle/expiry.ts'
import type { Actor, OfferAction } from '#domain/homes/offer/lifecycle/state.ts'
import { between, pickOne, type Random } from './choice.ts'

/** Fates of homes, with their shares in percent. */
export const SCENARIOS = [
  { fate: 'shown', share: 58 },
  { fate: 'late', share: 8 },
  { fate: 'draft', share: 6 },
  { fate: 'rejected', share: 3 },
  { fate: 'paused', share: 4 },
  { fate: 'closed', share: 13 },
  { fate: 'expired', share: 6 },
  { fate: 'removed', share: 2 },
] as const

export type Scenario = (typeof SCENARIOS)[number]['fate'] | 'waiting' | 'appealed'

export interface PastMove {
  readonly action: OfferAction
  readonly actor: Actor
  readonly daysAgo: number
  readonly reason?: string
}

export interface History {
  /** When its owner began, in days before today. */
  readonly createdDaysAgo: number
  readonly moves: readonly PastMove[]
}

/** Parts of a day before the home is handed in, and before a moderator decides. */
const [BEGUN, SUBMITTED] = [0.4, 0.3]

/** Days since the confirmation: safely before and just after the first reminder. */
const [FRESH_DAYS, LATE_DAYS] = [REMINDER_DAYS[0] - 2, REMINDER_DAYS[0] + 1]

const submitHome = (daysAgo: number): PastMove => ({ action: 'submit', actor: 'owner', daysAgo })

const handedIn = (daysAgo: number, ...moves: readonly PastMove[]): History => ({
  createdDaysAgo: daysAgo + BEGUN,
  moves: [submitHome(daysAgo + SUBMITTED), ...moves],
})

const approved = (daysAgo: number, ...moves: readonly PastMove[]): History =>
  handedIn(daysAgo, { action: 'approve', actor: 'moderator', daysAgo }, ...moves)

const byOwner = (action: OfferAction, daysAgo: number): PastMove => ({
  action,
  actor: 'owner',
  daysAgo,
})

function rejected(random: Random, daysAgo: number, ...moves: readonly PastMove[]): History {
  const reason = pickOne(random, DEMO_REJECTIONS)
  return handedIn(daysAgo, { action: 'reject', actor: 'moderator', daysAgo, reason }, ...moves)
}

/** The oldest that a copy may be, so that its owner is not yet asked whether it is free. */
const MAX_COPY_DAYS = 8

/** The history of a home that shows the pictures of an older one. */
export const createCopyHistory = (original: History): History =>
  approved(Math.min(MAX_COPY_DAYS, original.createdDaysAgo / 2 - BEGUN - SUBMITTED))

/** The history of a home that is offered again some time after its last move. */
export const createNextHistory = ({ moves }: History): History =>
  approved((moves.at(-1)?.daysAgo ?? 0) / 2)

export function createHistory(random: Random, fate: Scenario): History {
  const part = random() * 0.9
  const days = (min: number, max: number) => between(random, min, max) + part
  switch (fate) {
    case 'draft':
      return { createdDaysAgo: days(0, 20), moves: [] }
    case 'waiting':
      return handedIn(days(0, 3) - SUBMITTED)
    case 'appealed':
      return rejected(random, days(5, 8), {
        ...byOwner('appeal', days(0, 2)),
        reason: DEMO_APPEAL,
      })
    case 'rejected':
      return rejected(random, days(1, 12))
    case 'shown': {
      const daysAgo = days(1, 120)
      return daysAgo > FRESH_DAYS
        ? approved(daysAgo, byOwner('confirm', days(0, FRESH_DAYS - 1)))
        : approved(daysAgo)
    }
    case 'late':
      return approved(days(LATE_DAYS, EXPIRY_DAYS - 3))
    case 'paused':
      return approved(days(21, 90), byOwner('pause', days(1, 20)))
    case 'closed':
      return approved(days(31, 150), byOwner('close', days(1, 30)))
    case 'expired': {
      const daysAgo = days(EXPIRY_DAYS + 1, 90)
      const expire = { action: 'expire', actor: 'system' } as const
      return approved(daysAgo, { ...expire, daysAgo: daysAgo - EXPIRY_DAYS })
    }
    case 'removed':
      return approved(days(20, 60), byOwner('delete', days(1, UNDO_DAYS - 2)))
  }
}

/** A lower price of a home that is shown. */
export interface PriceCut {
  readonly daysAgo: number
  /** Of the first price. */
  readonly share: number
}

/** A price must have been asked for a while before it is compared with. */
const MIN_DAYS = 4

/** Of every third home, some twice. Without chance, so that the rest of the market stays the same. */
export function planPriceCuts(
  index: number,
  fate: Scenario,
  { createdDaysAgo }: History,
): readonly PriceCut[] {
  if (fate !== 'shown' || createdDaysAgo < MIN_DAYS || index % 3 > 0) return []
  const first = { daysAgo: createdDaysAgo * 0.6, share: index % 2 === 0 ? 0.92 : 0.95 }
  return index % 2 === 0 ? [first] : [first, { daysAgo: createdDaysAgo * 0.2, share: 0.88 }]
}
