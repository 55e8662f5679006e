import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { CITIES } from '#content/cities.ts'
import { createLiveIndex } from '#search/index/live-index.ts'
import type { Place } from '#search/place/place-collector.ts'
import { createPlaceIndex } from '#search/place/place-index.ts'
import { liveCount } from '#search/segment/live-segment.ts'
import { queryArrays } from '#server/platform/db/pool/query-arrays.ts'
import { log } from '#server/platform/log/log.ts'
import { endProcess } from '#server/platform/runtime/end-process.ts'
import type { FromIndexThread, ToIndexThread } from './index-messages.ts'
import { type SearchPool, startSearchPool } from './search-pool.ts'
import { createSqlSearcher } from './searcher/queries.ts'
import { createIndexSearcher, type Searcher } from './searcher/searcher.ts'

export interface Search {
  /** Changes whenever the catalog does, and when the index is complete. */
  readonly version: () => string
  readonly searcher: () => Searcher
  /** See `PlaceIndex`. */
  readonly findPlaces: (text: string, limit: number) => Place[]
  /** Polls now. Afterwards everything that was written before the call can be found. */
  readonly refresh: () => Promise<void>
  /** Whether all listings are in the index with their texts. */
  readonly isComplete: () => boolean
  readonly state: () => { readonly listings: number; readonly secondsSincePoll: number }
  /** Resolves when the index is complete. Rejects if the catalog cannot be read. */
  readonly complete: Promise<void>
  readonly stop: () => Promise<void>
}

export interface SearchOptions {
  readonly pool: pg.Pool
  /** `undefined` for the embedded database, which only this thread can reach. */
  readonly databaseUrl: string | undefined
  /** Poll interval in milliseconds. */
  readonly followEveryMs: number
  readonly onProgress: (line: string) => void
  /**
   * Called if the index can no longer follow the database. By default the process exits, because a
   * restart is better than stale results.
   */
  readonly onFatal?: (error: Error) => void
}

/** With fewer listings a search is faster than a message to a thread. */
const MIN_LISTINGS_FOR_THREADS = 20_000
/** How long to wait for the index once the database responds; SQL searches until it is ready. */
const INDEX_GRACE_MS = 200
const SEARCH_THREADS = Math.max(2, Math.min(4, availableParallelism() - 1))

/**
 * Starts the index thread. Resolves when searches are possible: by the index or, while it is being
 * built, by SQL. Rejects if the catalog cannot be read.
 */
export async function openSearch(options: SearchOptions): Promise<Search> {
  const { pool, databaseUrl, followEveryMs, onProgress, onFatal = endProcess } = options
  const index = createLiveIndex()
  let version = 0
  let searcher: Searcher = createSqlSearcher(pool)
  let threads: SearchPool | null = null
  let places = createPlaceIndex([], () => [])
  let isOpen = false
  let polledAt = performance.now()
  let isComplete = false
  const pendingPolls = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()

  const worker = new Worker(new URL('./index-thread.ts', import.meta.url), {
    workerData: { databaseUrl },
  })
  worker.unref()
  const post = (message: ToIndexThread) => worker.postMessage(message)
  const connected = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<void>()
  const complete = Promise.withResolvers<void>()
  complete.promise.catch(() => {})

  const listings = () => index.segments().reduce((sum, live) => sum + liveCount(live), 0)

  function selectSearcher(): void {
    if (threads === null && listings() >= MIN_LISTINGS_FOR_THREADS) {
      threads = startSearchPool(index, SEARCH_THREADS)
    }
    searcher = threads ?? createIndexSearcher(index)
  }

  async function runQuery({ number, text, values }: FromIndexThread & { kind: 'query' }) {
    try {
      post({ kind: 'rows', number, rows: await queryArrays(pool, text, values) })
    } catch (error) {
      post({ kind: 'failed', number, error: String(error) })
    }
  }

  function settlePoll(number: number, error: string | undefined): void {
    const pendingPoll = pendingPolls.get(number)
    pendingPolls.delete(number)
    if (error === undefined) pendingPoll?.resolve()
    else pendingPoll?.reject(new Error(error))
  }

  worker.on('message', (message: FromIndexThread) => {
    switch (message.kind) {
      case 'change':
        index.apply(message.change)
        threads?.apply(message.change)
        version += 1
        break
      case 'places':
        places = createPlaceIndex(
          message.places,
          (city) => CITIES.find(({ name }) => name === city)?.spellings ?? [],
        )
        break
      case 'progress':
        onProgress(message.line)
        break
      case 'connected':
        connected.resolve()
        break
      case 'loaded':
        selectSearcher()
        loaded.resolve()
        break
      case 'complete':
        isComplete = true
        // Pages that were rendered without it are out of date.
        version += 1
        complete.resolve()
        break
      case 'polled':
        if (message.error === undefined) polledAt = performance.now()
        selectSearcher()
        settlePoll(message.number, message.error)
        break
      case 'query':
        runQuery(message)
        break
    }
  })
  worker.on('error', (error) => {
    loaded.reject(error)
    complete.reject(error)
    for (const { reject } of pendingPolls.values()) reject(error)
    pendingPolls.clear()
    if (isOpen) onFatal(new Error(`The index cannot be kept in step: ${error.message}`))
  })

  let lastPollNumber = 0
  function refresh(): Promise<void> {
    lastPollNumber += 1
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    pendingPolls.set(lastPollNumber, { resolve, reject })
    post({ kind: 'poll', number: lastPollNumber })
    return promise
  }

  /** Logged once, not at every poll. */
  let isReachable = true
  function logPollFailure(err: unknown): void {
    if (isReachable) log.error({ err }, 'The catalogue cannot be read; the last known is served.')
    isReachable = false
  }
  function logRecovery(): void {
    if (!isReachable) log.info('The catalogue can be read again.')
    isReachable = true
  }

  const timer = setInterval(() => {
    if (pendingPolls.size > 0) return
    refresh().then(logRecovery, logPollFailure)
  }, followEveryMs)
  timer.unref()

  await Promise.race([loaded.promise, connected.promise.then(() => setTimeout(INDEX_GRACE_MS))])
  isOpen = true
  return {
    version: () => String(version),
    searcher: () => searcher,
    findPlaces: (text, limit) => places.find(text, limit),
    refresh,
    isComplete: () => isComplete,
    state: () => ({
      listings: listings(),
      secondsSincePoll: (performance.now() - polledAt) / 1000,
    }),
    complete: complete.promise,
    async stop() {
      clearInterval(timer)
      await threads?.stop()
      await worker.terminate()
    },
  }
}
