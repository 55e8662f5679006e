import { Worker } from 'node:worker_threads'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import type { IndexChange } from '#search/index/index-change.ts'
import type { LiveIndex } from '#search/index/live-index.ts'
import { createSnapshot } from '#search/index/snapshot.ts'
import type { FoundListings } from '#search/query/find-listings.ts'
import { log } from '#server/platform/log/log.ts'
import { requestsShed } from '#server/platform/metrics.ts'
import { withDeadline } from '#server/platform/runtime/deadline.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import type { FromSearchThread, ToSearchThread } from './search-messages.ts'
import type { Corrections, Searcher } from './searcher/searcher.ts'

/** Per thread; at 10 ms each the last one waits 1.5 s. */
const MAX_PENDING = 150

const SEARCH_TIMEOUT_MS = 5_000

interface Thread {
  readonly worker: Worker
  readonly pending: Map<number, { resolve: (result: never) => void; reject: (e: Error) => void }>
}

/** Threads, so that a slow search delays no other. */
export interface SearchPool extends Searcher {
  /** Searches that start later see the change. */
  readonly apply: (change: IndexChange) => void
  readonly stop: () => Promise<void>
}

/**
 * The threads share the arrays of `index`. A thread that crashes is replaced; its searches fail.
 *
 * @param index the main thread's view, of which new threads get a snapshot
 */
export function startSearchPool(index: LiveIndex, size: number): SearchPool {
  let lastNumber = 0
  let isStopping = false
  const threads = Array.from({ length: size }, start)

  function start(): Thread {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url))
    const thread: Thread = { worker, pending: new Map() }
    worker.unref()
    worker.on('message', (message: FromSearchThread) => {
      const waiting = thread.pending.get(message.number)
      thread.pending.delete(message.number)
      if ('error' in message) waiting?.reject(new Error(message.error))
      else waiting?.resolve(message.result as never)
    })
    worker.on('error', (error) => replace(thread, error))
    post(thread, { kind: 'change', change: createSnapshot(index) })
    return thread
  }

  function replace(thread: Thread, error: Error): void {
    if (isStopping) return
    log.error({ err: error }, 'A thread that searches broke down and is replaced.')
    for (const { reject } of thread.pending.values()) reject(error)
    threads[threads.indexOf(thread)] = start()
  }

  function post({ worker }: Thread, message: ToSearchThread): void {
    worker.postMessage(message)
  }

  async function request<Result>(message: (number: number) => ToSearchThread): Promise<Result> {
    const thread = threads.reduce((a, b) => (b.pending.size < a.pending.size ? b : a))
    if (thread.pending.size >= MAX_PENDING) {
      requestsShed.inc({ reason: 'search-queue' })
      throw new UnavailableError('Too many searches are under way.', 2)
    }
    lastNumber += 1
    const number = lastNumber
    const result = new Promise<Result>((resolve, reject) => {
      thread.pending.set(number, { resolve, reject })
      post(thread, message(number))
    })
    return withDeadline(result, SEARCH_TIMEOUT_MS, 'A search')
  }

  return {
    find: (criteria, window) =>
      request<FoundListings>((number) => ({ kind: 'find', number, criteria, window })),
    clusters: (criteria, zoom) =>
      request<Clusters>((number) => ({ kind: 'clusters', number, criteria, zoom })),
    correct: (type, prefixes) =>
      request<Corrections>((number) => ({ kind: 'correct', number, type, prefixes })),
    apply(change) {
      for (const thread of threads) post(thread, { kind: 'change', change })
    },
    async stop() {
      isStopping = true
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
