import { expect, it } from 'vitest'
import { createIndexWriter } from '#search/index-writer.ts'
import { createPlaceCollector } from '#search/place-collector.ts'
import { createFollower } from './follower.ts'
import type { CatalogReader, Written } from './queries.ts'

/** A catalog in which listings are written without anything to read of them. */
function noted() {
  const moments: number[] = []
  let written: Written[] = []
  const reader: CatalogReader = {
    lastWritten: async () => 100_000,
    columns: async () => [],
    texts: async () => new Map(),
    rows: async () => [],
    writtenSince: async (moment) => {
      moments.push(moment)
      return written.filter(({ at }) => at >= moment)
    },
  }
  return {
    reader,
    moments,
    write: (...more: Written[]) => {
      written = [...written, ...more]
    },
  }
}

it('looks ten seconds further back, until every writer must have ended', async () => {
  const { reader, moments, write } = noted()
  let now = 0
  let changes = 0
  const follower = createFollower({
    reader,
    writer: createIndexWriter(),
    places: createPlaceCollector(),
    onChange: () => {
      changes += 1
    },
    onReached: () => {},
    onProgress: () => {},
    clock: () => now,
    wallClock: () => Number.POSITIVE_INFINITY,
  })
  await follower.load()
  await follower.look()
  expect(moments).toEqual([90_000, 90_000])

  write({ type: 'sale', id: 1, at: 105_000 })
  now = 20_000
  const before = changes
  await follower.look()
  expect(moments.at(-1)).toBe(100_000)
  expect(changes).toBe(before + 1)

  // A transaction from before that ends only now.
  write({ type: 'sale', id: 2, at: 96_000 })
  now = 21_000
  await follower.look()
  expect(moments.at(-1)).toBe(95_000)
  expect(changes).toBe(before + 2)

  now = 22_000
  await follower.look()
  expect(changes).toBe(before + 2)
  now = 40_000
  await follower.look()
  expect(moments.at(-1)).toBe(105_000)
  expect(changes).toBe(before + 2)
})

it('sees what is written after the clock was put back', async () => {
  const { reader, moments, write } = noted()
  let wallClock = 101_000
  const changed: number[] = []
  const follower = createFollower({
    reader: {
      ...reader,
      rows: async (_type, ids) => {
        changed.push(...ids)
        return []
      },
    },
    writer: createIndexWriter(),
    places: createPlaceCollector(),
    onChange: () => {},
    onReached: () => {},
    onProgress: () => {},
    clock: () => 0,
    wallClock: () => wallClock,
  })
  await follower.load()
  write({ type: 'sale', id: 1, at: 100_500 })
  await follower.look()
  wallClock = 51_000
  write({ type: 'sale', id: 2, at: 50_500 })
  await follower.look()
  expect(moments.at(-1)).toBe(41_000)
  expect(changed).toEqual([1, 2])
  await follower.look()
  expect(changed).toEqual([1, 2])
})
