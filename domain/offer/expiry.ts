import { OFFER_LIMITS } from './limits.ts'

const DAY_MS = 24 * 3_600_000

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When a published home ends unless its owner says once more that it is free. */
export const getExpiry = (confirmedAt: Date): Date => addDays(confirmedAt, OFFER_LIMITS.expiryDays)

/** What was confirmed before has ended. */
export const getExpiryCutoff = (now: Date): Date => addDays(now, -OFFER_LIMITS.expiryDays)
