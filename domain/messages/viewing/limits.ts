import { HOUR_MS } from '#domain/platform/time/durations.ts'

export const VIEWING_LIMITS = {
  /** How far ahead a time may be, in days. */
  daysAhead: 60,
  /** Offered and taken future times of one conversation. */
  perConversation: 10,
  /** Offered and taken future times in all conversations of one owner. */
  perOwner: 60,
  /** Future times that one seeker has taken. */
  maxTaken: 10,
  /** How long before a viewing both are reminded, in milliseconds. */
  dayReminderMs: 24 * HOUR_MS,
  soonReminderMs: 2 * HOUR_MS,
} as const

export type ViewingLimits = Readonly<Record<keyof typeof VIEWING_LIMITS, number>>

/** How long a viewing may take, in minutes. */
export const VIEWING_MINUTES = [15, 30, 45, 60, 90] as const

export const DEFAULT_MINUTES = 30
