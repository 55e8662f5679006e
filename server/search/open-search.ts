import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { CITIES } from '#content/cities.ts'
import { createLiveIndex } from '#search/live-index.ts'
import { liveCount } from '#search/live-segment.ts'
import type { Place } from '#search/place-collector.ts'
import { createPlaceIndex } from '#search/place-index.ts'
import { queryArrays } from '#server/db/pool/query-arrays.ts'
import { log } from '#server/log/log.ts'
import { endProcess } from '#server/runtime/end-process.ts'
import type { FromIndexThread, ToIndexThread } from './index-messages.ts'
import { type SearchPool, startSearchPool } from './search-pool.ts'
import { sqlSearcher } from './searcher/queries.ts'
import { type Searcher, searcherOf } from './searcher/searcher.ts'

/** An index that stays in step with the database, and who answers from it. */
export interface Search {
  /** Changes whenever the catalog does, and when the index is complete. */
  readonly version: () => string
  readonly searcher: () => Searcher
  /** At most `most` places whose words begin with what is typed. */
  readonly places: (text: string, most: number) => Place[]
  /** Looks for what was written at once; what this process wrote before shows after it. */
  readonly refresh: () => Promise<void>
  /** Whether all homes are in the index, with their words. */
  readonly isComplete: () => boolean
  /** How many homes can be found, and seconds since that was last in step with the database. */
  readonly state: () => { readonly listings: number; readonly secondsSinceLook: number }
  /** Resolves when they are. Rejects if the catalog cannot be read. */
  readonly complete: Promise<void>
  readonly stop: () => Promise<void>
}

export interface SearchOptions {
  readonly pool: pg.Pool
  /** The PostgreSQL that a thread can reach by itself; the embedded one is this thread's alone. */
  readonly databaseUrl: string | undefined
  /** How soon a change made by another process shows, in milliseconds. */
  readonly followEveryMs: number
  readonly onProgress: (line: string) => void
  /**
   * Told if the index can no longer follow the database. By default the process ends: one that answers
   * with a catalog of yesterday is worse than one that is started anew.
   */
  readonly onFatal?: (error: Error) => void
}

/** With fewer homes an answer takes less than handing the question on would. */
const HOMES_FOR_THREADS = 20_000
/** How long the index may take once the catalog is reached before the database is asked, in ms. */
const PATIENCE_MS = 200
const SEARCH_THREADS = Math.max(2, Math.min(4, availableParallelism() - 1))

/**
 * Starts the thread that makes the index. Resolves when questions can be answered: from the index,
 * or, while that takes longer than a moment, from the database. Rejects if the catalog cannot be read.
 */
export async function openSearch(options: SearchOptions): Promise<Search> {
  const { pool, databaseUrl, followEveryMs, onProgress, onFatal = endProcess } = options
  const index = createLiveIndex()
  let version = 0
  let searcher: Searcher = sqlSearcher(pool)
  let threads: SearchPool | null = null
  let places = createPlaceIndex([], () => [])
  let isOpen = false
  let lookedAt = performance.now()
  let isComplete = false
  const looks = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()

  const worker = new Worker(new URL('./index-thread.ts', import.meta.url), {
    workerData: { databaseUrl },
  })
  worker.unref()
  const tell = (message: ToIndexThread) => worker.postMessage(message)
  const reached = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<void>()
  const complete = Promise.withResolvers<void>()
  complete.promise.catch(() => {})

  const listings = () => index.segments().reduce((sum, live) => sum + liveCount(live), 0)

  function serve(): void {
    if (threads === null && listings() >= HOMES_FOR_THREADS) {
      threads = startSearchPool(index, SEARCH_THREADS)
    }
    searcher = threads ?? searcherOf(index)
  }

  async function runQuery({ number, text, values }: FromIndexThread & { kind: 'query' }) {
    try {
      tell({ kind: 'rows', number, rows: await queryArrays(pool, text, values) })
    } catch (error) {
      tell({ kind: 'failed', number, error: String(error) })
    }
  }

  function settleLook(number: number, error: string | undefined): void {
    const look = looks.get(number)
    looks.delete(number)
    if (error === undefined) look?.resolve()
    else look?.reject(new Error(error))
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
      case 'reached':
        reached.resolve()
        break
      case 'loaded':
        serve()
        loaded.resolve()
        break
      case 'complete':
        isComplete = true
        complete.resolve()
        break
      case 'looked':
        if (message.error === undefined) lookedAt = performance.now()
        serve()
        settleLook(message.number, message.error)
        break
      case 'query':
        runQuery(message)
        break
    }
  })
  worker.on('error', (error) => {
    loaded.reject(error)
    complete.reject(error)
    for (const { reject } of looks.values()) reject(error)
    looks.clear()
    if (isOpen) onFatal(new Error(`The index cannot be kept in step: ${error.message}`))
  })

  let lookNumber = 0
  function refresh(): Promise<void> {
    lookNumber += 1
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    looks.set(lookNumber, { resolve, reject })
    tell({ kind: 'look', number: lookNumber })
    return promise
  }

  /** Told once, not with every look, when the database goes away and when it is back. */
  let isInStep = true
  function outOfStep(err: unknown): void {
    if (isInStep) log.error({ err }, 'The catalogue cannot be read; the last known is served.')
    isInStep = false
  }
  function inStep(): void {
    if (!isInStep) log.info('The catalogue can be read again.')
    isInStep = true
  }

  const timer = setInterval(() => {
    if (looks.size > 0) return
    refresh().then(inStep, outOfStep)
  }, followEveryMs)
  timer.unref()

  await Promise.race([loaded.promise, reached.promise.then(() => setTimeout(PATIENCE_MS))])
  isOpen = true
  return {
    version: () => String(version),
    searcher: () => searcher,
    places: (text, most) => places.find(text, most),
    refresh,
    isComplete: () => isComplete,
    state: () => ({
      listings: listings(),
      secondsSinceLook: (performance.now() - lookedAt) / 1000,
    }),
    complete: complete.promise,
    async stop() {
      clearInterval(timer)
      await threads?.stop()
      await worker.terminate()
    },
  }
}
