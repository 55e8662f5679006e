import { requestsShed } from '#server/platform/metrics.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'

export interface QueueLimits {
  /** For metrics. */
  readonly name: string
  readonly concurrency: number
  readonly maxWaiting: number
  readonly maxWaitingPerClient: number
  readonly maxWaitMs: number
}

export type QueueState = Omit<FairQueue, 'run'>

export type FairQueue = ReturnType<typeof createFairQueue>

interface PendingTask {
  readonly start: () => void
  readonly timer: NodeJS.Timeout
}

/** What waits, by whose it is, in the order of their turns. */
type Turns<Waiting> = Map<string, Waiting>

/** Moves whoever has the turn behind all others, or takes them out if nothing of theirs is left. */
function passTurn<Waiting>(turns: Turns<Waiting>, key: string, waiting: Waiting, left: number) {
  turns.delete(key)
  if (left > 0) turns.set(key, waiting)
}

/**
 * A round-robin queue: the client that was served least recently goes next, so a client with many
 * requests delays only itself.
 *
 * @param yieldToEventLoop awaited before each work, so that no two start in one turn of the event
 * loop
 */
export function createFairQueue(limits: QueueLimits, yieldToEventLoop?: YieldToEventLoop) {
  const { concurrency, maxWaiting, maxWaitingPerClient, maxWaitMs } = limits
  requestsShed.inc({ reason: `${limits.name}-queue` }, 0)
  const retryAfter = Math.ceil(maxWaitMs / 1000)
  /** Waiting jobs by client, then by account. */
  const clients: Turns<Turns<PendingTask[]>> = new Map()
  let running = 0
  let pending = 0
  let rejected = 0

  function rejection(reason: string): QueueBusyError {
    rejected += 1
    requestsShed.inc({ reason: `${limits.name}-queue` })
    return new QueueBusyError(reason, retryAfter)
  }

  function enqueue(client: string, account: string): Promise<void> {
    const accounts: Turns<PendingTask[]> = clients.get(client) ?? new Map()
    const own = accounts.get(account) ?? []
    if (pending >= maxWaiting) throw rejection('Too much waits.')
    if ([...accounts.values()].flat().length >= maxWaitingPerClient)
      throw rejection('Too much of this client waits.')
    return new Promise((start, reject) => {
      const timer = setTimeout(() => {
        own.splice(own.indexOf(task), 1)
        if (own.length === 0) accounts.delete(account)
        if (accounts.size === 0) clients.delete(client)
        pending -= 1
        reject(rejection('It waited too long.'))
      }, maxWaitMs)
      const task: PendingTask = { start, timer }
      own.push(task)
      accounts.set(account, own)
      clients.set(client, accounts)
      pending += 1
    })
  }

  /** Gives the free slot to the next client, or releases it. */
  function startNext(): void {
    for (const [client, accounts] of clients)
      for (const [account, own] of accounts) {
        const next = own.shift()
        passTurn(accounts, account, own, own.length)
        passTurn(clients, client, accounts, accounts.size)
        if (next === undefined) continue
        clearTimeout(next.timer)
        pending -= 1
        next.start()
        return
      }
    running -= 1
  }

  return {
    /**
     * Runs `work` as soon as the queue gets to it.
     *
     * @param account where several people may share a client: they take turns within its turns
     * @throws {QueueBusyError} when too much is waiting in all or for this client, or it waited too
     * long
     */
    async run<T>(client: string, work: () => Promise<T>, account = ''): Promise<T> {
      if (running < concurrency) running += 1
      else await enqueue(client, account)
      try {
        if (yieldToEventLoop !== undefined) await yieldToEventLoop()
        return await work()
      } finally {
        startNext()
      }
    },
    /** Whether more work would be rejected now. */
    isFull: () => pending >= maxWaiting,
    /** Running work is not counted. */
    pendingCount: () => pending,
    /** Since the start of the process. */
    rejectedCount: () => rejected,
  }
}
