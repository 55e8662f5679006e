import { parentPort } from 'node:worker_threads'
import { createLiveIndex } from '#search/index/live-index.ts'
import { correctTerm } from '#search/query/correct-term.ts'
import { findClusters } from '#search/query/find-clusters.ts'
import { findListings } from '#search/query/find-listings.ts'
import type { FromSearchThread, ToSearchThread } from './search-messages.ts'

// Runs searches on its own view of the shared index.

const port = parentPort
if (port === null) throw new Error('This is for a thread of the server.')
const index = createLiveIndex()

type Search = Exclude<ToSearchThread, { kind: 'change' }>

function search(message: Search) {
  const segments = index.segments()
  switch (message.kind) {
    case 'find':
      return findListings(segments, message.criteria, message.window)
    case 'clusters':
      return findClusters(segments, message.criteria, message.zoom)
    case 'correct':
      return message.prefixes.map((prefix) => correctTerm(segments, message.type, prefix))
  }
}

function handleSearch(message: Search): FromSearchThread {
  const { number } = message
  try {
    return { number, result: search(message) }
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
