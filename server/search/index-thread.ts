import { parentPort, workerData } from 'node:worker_threads'
import { createIndexWriter } from '#search/index-writer.ts'
import { createPlaceCollector } from '#search/place-collector.ts'
import { postgresPool } from '#server/db/pool/postgres-pool.ts'
import { queryArrays } from '#server/db/pool/query-arrays.ts'
import { createFollower } from './follower.ts'
import type { FromIndexThread, ToIndexThread } from './index-messages.ts'
import { catalogReader, type Query } from './queries.ts'

// The thread that makes the index: reads the catalog, orders it, takes its texts apart, and
// follows what is written. Requests are answered elsewhere, and wait for none of this.

/** How long a connection may take, in milliseconds. */
const CONNECT_MS = 5_000

/** How long a statement may take that reads a part of the catalog, in milliseconds. */
const STATEMENT_MS = 30_000

const port = parentPort
if (port === null) throw new Error('This is for a thread of the server.')
const { databaseUrl } = workerData as { databaseUrl: string | undefined }
const tell = (message: FromIndexThread) => port.postMessage(message)

/** Statements of ours that the main thread runs, where it alone has the database. */
const asked = new Map<
  number,
  { resolve: (rows: unknown[][]) => void; reject: (e: Error) => void }
>()
let statements = 0

const throughMain: Query = (text, values) =>
  new Promise((resolve, reject) => {
    statements += 1
    asked.set(statements, { resolve, reject })
    tell({ kind: 'query', number: statements, text, values })
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

const query: Query = pool === null ? throughMain : (text, values) => queryArrays(pool, text, values)

const places = createPlaceCollector()
const follower = createFollower({
  reader: catalogReader(query),
  writer: createIndexWriter(),
  places,
  onChange: (change) => tell({ kind: 'change', change }),
  onReached: () => tell({ kind: 'reached' }),
  onProgress: (line) => tell({ kind: 'progress', line }),
  clock: () => performance.now(),
  wallClock: () => Date.now(),
})

function tellPlaces(): void {
  const news = places.takeChanges()
  if (news !== null) tell({ kind: 'places', places: news })
}

async function look(number: number): Promise<void> {
  try {
    await follower.look()
    tellPlaces()
    tell({ kind: 'looked', number })
  } catch (error) {
    tell({ kind: 'looked', number, error: String(error) })
  }
}

/** One after the other: two looks at once would take the same listing over twice. */
let looking: Promise<void> = Promise.resolve()

port.on('message', (message: ToIndexThread) => {
  if (message.kind === 'look') {
    looking = looking.then(() => look(message.number))
  } else if (message.kind === 'rows') {
    asked.get(message.number)?.resolve(message.rows)
    asked.delete(message.number)
  } else {
    asked.get(message.number)?.reject(new Error(message.error))
    asked.delete(message.number)
  }
})

looking = (async () => {
  await follower.load()
  tell({ kind: 'loaded' })
  await follower.loadTexts()
  tellPlaces()
  tell({ kind: 'complete' })
})()
