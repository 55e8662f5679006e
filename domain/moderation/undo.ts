import { MINUTE_MS } from '#domain/platform/time/durations.ts'

/** How long a moderator can take back a decision about a home. */
export const UNDO_MS = MINUTE_MS

export const getUndoEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_MS)
