const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long after so many failed tries a message is tried again, in milliseconds. */
function retryDelay(tries: number): number {
  return Math.min(30_000 * 2 ** Math.max(0, tries - 1), HOUR_MS)
}

/** For so long a message is tried before its row waits for a person, in milliseconds. */
const TRIED_FOR_MS = 5 * 24 * HOUR_MS

/** When a message is tried next that failed at `now`; `null` when it has been tried long enough. */
export function nextTry(createdAt: Date, tries: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > TRIED_FOR_MS) return null
  return new Date(now.getTime() + retryDelay(tries))
}
