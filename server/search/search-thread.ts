import { parentPort } from 'node:worker_threads'
import { createLiveIndex } from '#search/index/live-index.ts'
import { findClusters } from '#search/query/find-clusters.ts'
import { findListings } from '#search/query/find-listings.ts'
import type { FromSearchThread, ToSearchThread } from './search-messages.ts'

// Runs searches on its own view of the shared index.

const port = parentPort
if (port === null) throw new Error('This is for a thread of the server.')
const index = createLiveIndex()

function handleSearch(message: Exclude<ToSearchThread, { kind: 'change' }>): FromSearchThread {
  const { number } = message
  const segments = index.segments()
  try {
    return message.kind === 'find'
      ? { number, result: findListings(segments, message.criteria, message.window) }
      : { number, result: findClusters(segments, message.criteria, message.zoom) }
  } catch (error) {
    return {
      number,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

port.on('message', (message: ToSearchThread) => {
  if (message.kind === 'change') index.apply(message.change)
  else port.postMessage(handleSearch(message))
})
