import type { FeedListing } from '#domain/feed/parse-record.ts'

/** Homes to be written together, of each key the last one that came. */
export interface Batch {
  /** By the feed's key. */
  readonly homes: Map<string, FeedListing>
  /** Those with a type and an id of ours, by both. */
  readonly own: Map<string, FeedListing>
  /** No longer offered: when the feed says so, in milliseconds, by the feed's key. */
  readonly over: Map<string, number | null>
}

export function newBatch(): Batch {
  return { homes: new Map(), own: new Map(), over: new Map() }
}

export const sizeOf = ({ homes, own, over }: Batch): number => homes.size + own.size + over.size

/** Adds a home in place of an earlier one of its key, unless that one is newer by the feed's word. */
export function addHome(batch: Batch, home: FeedListing): void {
  const { key, listing: entry } = home
  const homes = key === null ? batch.own : batch.homes
  const name = key ?? `${entry.type} ${entry.id}`
  const earlier = homes.get(name)?.modifiedAt ?? null
  if (isOlder(home.modifiedAt, earlier)) return
  homes.set(name, home)
  if (key !== null) batch.over.delete(key)
}

export function addOver(batch: Batch, key: string, modifiedAt: number | null): void {
  if (isOlder(modifiedAt, batch.homes.get(key)?.modifiedAt ?? null)) return
  batch.homes.delete(key)
  batch.over.set(key, modifiedAt)
}

const isOlder = (a: number | null, b: number | null) => a !== null && b !== null && a < b
