import { Worker } from 'node:worker_threads'
import type { Clusters } from '#domain/search/search-results.ts'
import type { FoundListings } from '#search/find-listings.ts'
import type { IndexChange } from '#search/index-change.ts'
import type { LiveIndex } from '#search/live-index.ts'
import { createSnapshot } from '#search/snapshot.ts'
import { log } from '#server/log/log.ts'
import { requestsShed } from '#server/metrics/metrics.ts'
import { withDeadline } from '#server/runtime/deadline.ts'
import { UnavailableError } from '#server/runtime/unavailable.ts'
import type { FromSearchThread, ToSearchThread } from './search-messages.ts'
import type { Searcher } from './searcher/searcher.ts'

/** Questions that wait for one thread; at 10 ms each the last waits a second and a half. */
const MAX_WAITING = 150

/** How long an answer may take, in milliseconds. */
const SEARCH_MS = 5_000

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve: (answer: never) => void; reject: (e: Error) => void }>
}

/** Threads that answer questions, so that one that takes long holds up nobody. */
export interface SearchPool extends Searcher {
  /** Passes a change on to all threads; a question asked after it is answered with it. */
  readonly apply: (change: IndexChange) => void
  readonly stop: () => Promise<void>
}

/**
 * Starts threads over an index, whose arrays they share. One that breaks down is replaced; the
 * questions that it had fail.
 *
 * @param index the view of the main thread, which new threads begin with
 */
export function startSearchPool(index: LiveIndex, size: number): SearchPool {
  let numbers = 0
  let stopping = false
  const threads = Array.from({ length: size }, start)

  function start(): Thread {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url))
    const thread: Thread = { worker, waiting: new Map() }
    worker.unref()
    worker.on('message', (message: FromSearchThread) => {
      const waiting = thread.waiting.get(message.number)
      thread.waiting.delete(message.number)
      if ('error' in message) waiting?.reject(new Error(message.error))
      else waiting?.resolve(message.answer as never)
    })
    worker.on('error', (error) => replace(thread, error))
    tell(thread, { kind: 'change', change: createSnapshot(index) })
    return thread
  }

  function replace(thread: Thread, error: Error): void {
    if (stopping) return
    log.error({ err: error }, 'A thread that searches broke down and is replaced.')
    for (const { reject } of thread.waiting.values()) reject(error)
    threads[threads.indexOf(thread)] = start()
  }

  function tell({ worker }: Thread, message: ToSearchThread): void {
    worker.postMessage(message)
  }

  async function ask<Answer>(message: (number: number) => ToSearchThread): Promise<Answer> {
    const thread = threads.reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a))
    if (thread.waiting.size >= MAX_WAITING) {
      requestsShed.inc({ reason: 'search-queue' })
      throw new UnavailableError('Too many searches are under way.', 2)
    }
    numbers += 1
    const number = numbers
    const answer = new Promise<Answer>((resolve, reject) => {
      thread.waiting.set(number, { resolve, reject })
      tell(thread, message(number))
    })
    return withDeadline(answer, SEARCH_MS, 'A search')
  }

  return {
    find: (criteria, window) =>
      ask<FoundListings>((number) => ({ kind: 'find', number, criteria, window })),
    clusters: (criteria, zoom) =>
      ask<Clusters>((number) => ({ kind: 'clusters', number, criteria, zoom })),
    apply(change) {
      for (const thread of threads) tell(thread, { kind: 'change', change })
    },
    async stop() {
      stopping = true
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
