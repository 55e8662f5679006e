import { parentPort, workerData } from 'node:worker_threads'
import { createIndexWriter } from '#search/index/index-writer.ts'
import { createPlaceCollector } from '#search/place/place-collector.ts'
import { postgresPool } from '#server/platform/db/pool/postgres-pool.ts'
import { queryArrays } from '#server/platform/db/pool/query-arrays.ts'
import { createFollower } from './follower.ts'
import type { FromIndexThread, ToIndexThread } from './index-messages.ts'
import { createCatalogReader, type RunQuery } from './queries.ts'

// The thread that builds the index and keeps it in step with the database, so that requests never
// wait for that.

const CONNECT_MS = 5_000

const STATEMENT_MS = 30_000

const port = parentPort
if (port === null) throw new Error('This is for a thread of the server.')
const { databaseUrl } = workerData as { databaseUrl: string | undefined }
const post = (message: FromIndexThread) => port.postMessage(message)

/** Queries that the main thread runs, because only it can reach the embedded database. */
const pendingQueries = new Map<
  number,
  { resolve: (rows: unknown[][]) => void; reject: (e: Error) => void }
>()
let lastQueryNumber = 0

const queryMainThread: RunQuery = (text, values) =>
  new Promise((resolve, reject) => {
    lastQueryNumber += 1
    pendingQueries.set(lastQueryNumber, { resolve, reject })
    post({ kind: 'query', number: lastQueryNumber, text, values })
  })

const pool =
  databaseUrl === undefined
    ? null
    : postgresPool(databaseUrl, {
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: CONNECT_MS,
        statement_timeout: STATEMENT_MS,
        query_timeout: STATEMENT_MS,
      })
pool?.on('error', () => {})

const query: RunQuery =
  pool === null ? queryMainThread : (text, values) => queryArrays(pool, text, values)

const places = createPlaceCollector()
const follower = createFollower({
  reader: createCatalogReader(query),
  writer: createIndexWriter(),
  places,
  onChange: (change) => post({ kind: 'change', change }),
  onConnected: () => post({ kind: 'connected' }),
  onProgress: (line) => post({ kind: 'progress', line }),
  clock: () => performance.now(),
  wallClock: () => Date.now(),
})

function postPlaces(): void {
  const news = places.takeChanges()
  if (news !== null) post({ kind: 'places', places: news })
}

async function poll(number: number): Promise<void> {
  try {
    await follower.poll()
    postPlaces()
    post({ kind: 'polled', number })
  } catch (error) {
    post({ kind: 'polled', number, error: String(error) })
  }
}

/** Serialized: two concurrent polls would apply a change twice. */
let polling: Promise<void> = Promise.resolve()

port.on('message', (message: ToIndexThread) => {
  if (message.kind === 'poll') {
    polling = polling.then(() => poll(message.number))
  } else if (message.kind === 'rows') {
    pendingQueries.get(message.number)?.resolve(message.rows)
    pendingQueries.delete(message.number)
  } else {
    pendingQueries.get(message.number)?.reject(new Error(message.error))
    pendingQueries.delete(message.number)
  }
})

polling = (async () => {
  await follower.load()
  post({ kind: 'loaded' })
  await follower.loadTexts()
  postPlaces()
  post({ kind: 'complete' })
})()
