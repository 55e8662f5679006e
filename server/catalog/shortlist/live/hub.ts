import { listSeqs } from '#server/catalog/shortlist/queries.ts'
import {
  type Announcements,
  NO_ANNOUNCEMENTS,
} from '#server/platform/announcements/announcements.ts'
import { createSubscribers } from '#server/platform/announcements/subscribers.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'

/** The longest delay of changes by other processes. */
const INTERVAL_MS = 1_000

/** Says that a list has changed, and not how: pages read that. */
export interface ShortlistEvent {
  readonly seq: number
}

interface ShortlistNews {
  readonly list: string
  readonly event: ShortlistEvent
}

/** Passes on that something happened on a list. */
export type ShortlistHub = ReturnType<typeof createShortlistHub>

export function createShortlistHub({ join }: Announcements = NO_ANNOUNCEMENTS) {
  const { subscribe, tell: tellOwn, keys } = createSubscribers<ShortlistEvent>()
  /** Tells who looks at this process. */
  const tell = ({ list, event }: ShortlistNews) => tellOwn(list, event)
  const announce = join('homiq_shortlists', tell)
  return {
    tell,
    /** By the list. */
    subscribe,
    /** Tells who looks at any process. */
    publish(list: string, event: ShortlistEvent) {
      tell({ list, event })
      announce({ list, event })
    },
    /** The lists that somebody looks at now. */
    lists: keys,
  }
}

/** Polls for changes by other processes, once a second while anybody looks. */
export function followShortlists(
  db: Queryable,
  hub: ShortlistHub,
  intervalMs = INTERVAL_MS,
): PeriodicRun {
  let told = new Map<string, number>()

  async function run(): Promise<void> {
    const lists = hub.lists()
    const seqs = lists.length === 0 ? [] : await listSeqs(db, lists)
    const found = new Map(seqs.map(({ id, seq }) => [id, seq]))
    for (const list of lists) {
      const seq = found.get(list) ?? 0
      // A list that is gone has changed as well.
      if (told.has(list) && told.get(list) !== seq) hub.tell({ list, event: { seq } })
    }
    told = new Map(lists.map((list) => [list, found.get(list) ?? 0]))
  }

  return runPeriodically(run, {
    name: 'shortlist_events',
    intervalMs,
    failure: 'Changes of lists could not be looked for; it is tried again in a second.',
  })
}
