import { requestsShed } from '#server/metrics/metrics.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import type { YieldToEventLoop } from '#server/runtime/yield-to-event-loop.ts'

export interface QueueLimits {
  /** For metrics. */
  readonly name: string
  readonly concurrency: number
  readonly maxWaiting: number
  readonly maxWaitingPerClient: number
  readonly maxWaitMs: number
}

export interface QueueState {
  /** Whether more work would be rejected now. */
  readonly isFull: () => boolean
  /** Running work is not counted. */
  readonly pendingCount: () => number
  /** Since the start of the process. */
  readonly rejectedCount: () => number
}

export interface FairQueue extends QueueState {
  /**
   * Runs `work` as soon as the queue gets to it.
   *
   * @throws {QueueBusyError} when too much is waiting in all or for this client, or it waited too
   * long
   */
  readonly run: <T>(client: string, work: () => Promise<T>) => Promise<T>
}

interface PendingTask {
  readonly start: () => void
  readonly timer: NodeJS.Timeout
}

/**
 * A round-robin queue: the client that was served least recently goes next, so a client with many
 * requests delays only itself.
 *
 * @param yieldToEventLoop awaited before each work, so that no two start in one turn of the event
 * loop
 */
export function createFairQueue(
  limits: QueueLimits,
  yieldToEventLoop?: YieldToEventLoop,
): FairQueue {
  const { concurrency, maxWaiting, maxWaitingPerClient, maxWaitMs } = limits
  requestsShed.inc({ reason: `${limits.name}-queue` }, 0)
  const retryAfter = Math.ceil(maxWaitMs / 1000)
  /** Clients in the order in which they are served, each with its own queue. */
  const clients = new Map<string, PendingTask[]>()
  let running = 0
  let pending = 0
  let rejected = 0

  function rejection(reason: string): QueueBusyError {
    rejected += 1
    requestsShed.inc({ reason: `${limits.name}-queue` })
    return new QueueBusyError(reason, retryAfter)
  }

  function enqueue(client: string): Promise<void> {
    const queue = clients.get(client) ?? []
    if (pending >= maxWaiting) throw rejection('Too much waits.')
    if (queue.length >= maxWaitingPerClient) throw rejection('Too much of this client waits.')
    return new Promise((start, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(task), 1)
        if (queue.length === 0) clients.delete(client)
        pending -= 1
        reject(rejection('It waited too long.'))
      }, maxWaitMs)
      const task: PendingTask = { start, timer }
      queue.push(task)
      clients.set(client, queue)
      pending += 1
    })
  }

  /** Gives the free slot to the next client, or releases it. */
  function startNext(): void {
    for (const [client, queue] of clients) {
      const next = queue.shift()
      clients.delete(client)
      if (queue.length > 0) clients.set(client, queue)
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
      else await enqueue(client)
      try {
        if (yieldToEventLoop !== undefined) await yieldToEventLoop()
        return await work()
      } finally {
        startNext()
      }
    },
    isFull: () => pending >= maxWaiting,
    pendingCount: () => pending,
    rejectedCount: () => rejected,
  }
}
