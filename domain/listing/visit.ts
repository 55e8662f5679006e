/** How long somebody is away before a visit is over. */
const MAX_PAUSE_MS = 30 * 60_000

/** A visit of the lists of one estate type. Times are milliseconds since 1970. */
export interface Visit {
  /** When a list was opened last. */
  readonly lastSeen: number
  /** `lastSeen` of the visit before; `null` in the first one. */
  readonly previousEnd: number | null
}

/** A list is opened: the visit goes on, or, after a pause, the next one begins. */
export function continueVisit(visit: Visit | undefined, now: number): Visit {
  if (visit === undefined) return { lastSeen: now, previousEnd: null }
  const { lastSeen, previousEnd } = visit
  if (now - lastSeen > MAX_PAUSE_MS) return { lastSeen: now, previousEnd: lastSeen }
  // After a clock was set back, nothing would be new until it is as late again.
  return { lastSeen: now, previousEnd: previousEnd === null ? null : Math.min(previousEnd, now) }
}

/** What was published after it is new: nothing in a first visit. */
export const getNewSince = ({ previousEnd }: Visit): number =>
  previousEnd ?? Number.POSITIVE_INFINITY
