import { requestsShed } from '#server/metrics/metrics.ts'
import type { Turn } from '#server/runtime/event-loop-turn.ts'
import { UnavailableError } from '#server/runtime/unavailable.ts'

/** Thrown when work is refused because too much of it waits already. */
export class QueueBusyError extends UnavailableError {
  override readonly name = 'QueueBusyError'
  /** See `isOverload`. */
  readonly isOverload = true
}

/** How full a queue may become. */
export interface QueueLimits {
  /** For metrics. */
  readonly name: string
  /** How much of the work runs at once. */
  readonly concurrency: number
  readonly maxWaiting: number
  readonly maxWaitingPerClient: number
  readonly maxWaitMs: number
}

/** What a queue tells about itself. */
export interface QueueState {
  /** Whether more work would be refused now. */
  readonly isFull: () => boolean
  /** How much waits now; what runs is not counted. */
  readonly pendingCount: () => number
  /** How much was refused since the start. */
  readonly refusedCount: () => number
}

export interface FairQueue extends QueueState {
  /**
   * Runs `work` when it is its turn.
   *
   * @throws {QueueBusyError} when too much waits, of all or of this client, or it waited too long
   */
  readonly run: <T>(client: string, work: () => Promise<T>) => Promise<T>
}

interface Waiting {
  readonly start: () => void
  readonly timer: NodeJS.Timeout
}

/**
 * A queue in which clients take turns, so that whoever asks for much delays only themselves: with
 * each turn the client that waits longest since its last one is served.
 *
 * @param turn waited for before each work, so that no two begin in one turn of the event loop
 */
export function createFairQueue(limits: QueueLimits, turn?: Turn): FairQueue {
  const { concurrency, maxWaiting, maxWaitingPerClient, maxWaitMs } = limits
  requestsShed.inc({ reason: `${limits.name}-queue` }, 0)
  const retryAfter = Math.ceil(maxWaitMs / 1000)
  /** Clients in the order of their turns, each with its own work in order. */
  const clients = new Map<string, Waiting[]>()
  let running = 0
  let pending = 0
  let refused = 0

  function refuse(reason: string): QueueBusyError {
    refused += 1
    requestsShed.inc({ reason: `${limits.name}-queue` })
    return new QueueBusyError(reason, retryAfter)
  }

  function waitForTurn(client: string): Promise<void> {
    const own = clients.get(client) ?? []
    if (pending >= maxWaiting) throw refuse('Too much waits.')
    if (own.length >= maxWaitingPerClient) throw refuse('Too much of this client waits.')
    return new Promise((start, reject) => {
      const timer = setTimeout(() => {
        own.splice(own.indexOf(waiting), 1)
        if (own.length === 0) clients.delete(client)
        pending -= 1
        reject(refuse('It waited too long.'))
      }, maxWaitMs)
      const waiting: Waiting = { start, timer }
      own.push(waiting)
      clients.set(client, own)
      pending += 1
    })
  }

  /** Hands the place of work that has ended to who is next, or frees it. */
  function handOn(): void {
    for (const [client, own] of clients) {
      const next = own.shift()
      clients.delete(client)
      if (own.length > 0) clients.set(client, own)
      if (next === undefined) continue
      clearTimeout(next.timer)
      pending -= 1
      next.start()
      return
    }
    running -= 1
  }

  return {
    async run(client, work) {
      if (running < concurrency) running += 1
      else await waitForTurn(client)
      try {
        if (turn !== undefined) await turn()
        return await work()
      } finally {
        handOn()
      }
    },
    isFull: () => pending >= maxWaiting,
    pendingCount: () => pending,
    refusedCount: () => refused,
  }
}
