import { expect, it } from 'vitest'
import { createListingIndex } from '#search/listing-index.ts'
import { createPlaceCollector } from '#search/place/place-collector.ts'
import { createFollower } from './follow-listings.ts'
import type { CatalogReader, ChangedListing } from './queries.ts'

/** A catalog in which listings are written, but their texts are not read. */
function noted() {
  const moments: number[] = []
  let written: ChangedListing[] = []
  const reader: CatalogReader = {
    getLastChange: async () => 100_000,
    readNext: async () => [],
    readRows: async () => [],
    getLastEvent: async () => undefined,
    getEventsFrom: async () => [],
    getChangesSince: async (moment) => {
      moments.push(moment)
      return written.filter(({ at }) => at >= moment)
    },
  }
  return {
    reader,
    moments,
    write: (...more: ChangedListing[]) => {
      written = [...written, ...more]
    },
  }
}

it('looks ten seconds further back, until every open transaction must have ended', async () => {
  const { reader, moments, write } = noted()
  let now = 0
  const follower = createFollower({
    reader,
    index: createListingIndex(),
    yieldToEventLoop: async () => {},
    places: createPlaceCollector(),
    onProgress: () => {},
    clock: () => now,
    wallClock: () => Number.POSITIVE_INFINITY,
  })
  const poll = async () => (await follower.poll()).hasChanged
  await follower.load()
  expect(await poll()).toBe(false)
  expect(moments).toEqual([90_000, 90_000])

  write({ type: 'sale', id: 1, at: 105_000 })
  now = 20_000
  expect(await poll()).toBe(true)
  expect(moments.at(-1)).toBe(100_000)

  // A transaction from before that ends only now.
  write({ type: 'sale', id: 2, at: 96_000 })
  now = 21_000
  expect(await poll()).toBe(true)
  expect(moments.at(-1)).toBe(95_000)

  now = 22_000
  expect(await poll()).toBe(false)
  now = 40_000
  expect(await poll()).toBe(false)
  expect(moments.at(-1)).toBe(105_000)
})

it('sees changes after the clock was set back', async () => {
  const { reader, moments, write } = noted()
  let wallClock = 101_000
  const changed: number[] = []
  const follower = createFollower({
    reader: {
      ...reader,
      readRows: async (_type, ids) => {
        changed.push(...ids)
        return []
      },
    },
    index: createListingIndex(),
    yieldToEventLoop: async () => {},
    places: createPlaceCollector(),
    onProgress: () => {},
    clock: () => 0,
    wallClock: () => wallClock,
  })
  await follower.load()
  write({ type: 'sale', id: 1, at: 100_500 })
  await follower.poll()
  wallClock = 51_000
  write({ type: 'sale', id: 2, at: 50_500 })
  await follower.poll()
  expect(moments.at(-1)).toBe(41_000)
  expect(changed).toEqual([1, 2])
  await follower.poll()
  expect(changed).toEqual([1, 2])
})
