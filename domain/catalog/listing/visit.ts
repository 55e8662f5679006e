/** How long a visitor has to be away for the visit to end. */
const MAX_PAUSE_MS = 30 * 60_000

/** A visit to the lists of one estate type. Times are milliseconds since 1970. */
export interface Visit {
  /** When a list was last opened. */
  readonly lastSeen: number
  /** `lastSeen` of the previous visit; `null` in the first one. */
  readonly previousEnd: number | null
}

/** Opening a list continues the visit, or begins the next one after a pause. */
export function continueVisit(visit: Visit | undefined, now: number): Visit {
  if (visit === undefined) return { lastSeen: now, previousEnd: null }
  const { lastSeen, previousEnd } = visit
  if (now - lastSeen > MAX_PAUSE_MS) return { lastSeen: now, previousEnd: lastSeen }
  // If the clock was set back, nothing would be new until the old time is reached again.
  return { lastSeen: now, previousEnd: previousEnd === null ? null : Math.min(previousEnd, now) }
}

/** Listings published after it are new; none are in a first visit. */
export const getNewSince = ({ previousEnd }: Visit): number =>
  previousEnd ?? Number.POSITIVE_INFINITY
