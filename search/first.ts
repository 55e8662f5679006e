import type { Places } from './keep.ts'

/** Room for listings beyond those that are kept, so that they are parted seldom. */
const SPARE = 1024

/** A place between listings in their order: right after the one with this key and this id. */
export interface Cursor {
  readonly key: number
  readonly id: number
}

/** Keeps the first of many listings, by a key and then by id, however they come. */
export interface First {
  /** Takes some listings into account: a key for each place. No id is ever offered twice. */
  readonly offer: (keys: Float64Array, ids: Uint32Array, places: Places, count: number) => void
  /** A listing with a higher key is not among the first. */
  readonly lastKey: () => number
  /** What was offered, from place `offset` on, in order. */
  readonly listings: (offset: number) => Cursor[]
}

/** The `most` first listings, those with the lowest keys, of those that come after `after`. */
export function keepFirst(most: number, after: Cursor | null): First {
  const firstKey = after?.key ?? Number.NEGATIVE_INFINITY
  const firstId = after?.id ?? Number.NEGATIVE_INFINITY
  const room = 2 * most + SPARE
  let keys = new Float64Array(Math.min(room, SPARE))
  let ids = new Uint32Array(keys.length)
  let length = 0
  /** Whatever comes after this is not among the first. */
  let lastKey = Number.POSITIVE_INFINITY
  let lastId = Number.POSITIVE_INFINITY

  const comesBefore = (place: number, key: number, id: number) => {
    const other = keys[place] as number
    return other < key || (other === key && (ids[place] as number) < id)
  }

  function swap(a: number, b: number): void {
    const key = keys[a] as number
    const id = ids[a] as number
    keys[a] = keys[b] as number
    ids[a] = ids[b] as number
    keys[b] = key
    ids[b] = id
  }

  /** Brings the listing that belongs at place `wanted` there, and those before it to its left. */
  function part(wanted: number): void {
    let low = 0
    let high = length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      const key = keys[middle] as number
      const id = ids[middle] as number
      let left = low
      let right = high
      while (left <= right) {
        while (comesBefore(left, key, id)) left += 1
        while (keys[right] !== key ? (keys[right] as number) > key : (ids[right] as number) > id) {
          right -= 1
        }
        if (left > right) break
        swap(left, right)
        left += 1
        right -= 1
      }
      if (wanted <= right) high = right
      else if (wanted >= left) low = left
      else return
    }
  }

  function makeRoom(): void {
    if (keys.length < room) {
      const larger = Math.min(room, 4 * keys.length)
      const [oldKeys, oldIds] = [keys, ids]
      keys = new Float64Array(larger)
      ids = new Uint32Array(larger)
      keys.set(oldKeys)
      ids.set(oldIds)
      return
    }
    part(most - 1)
    length = most
    lastKey = keys[most - 1] as number
    lastId = ids[most - 1] as number
  }

  return {
    lastKey: () => (most === 0 ? Number.NEGATIVE_INFINITY : lastKey),
    offer(newKeys, newIds, places, count) {
      if (most === 0) return
      for (let index = 0; index < count; index += 1) {
        const key = newKeys[index] as number
        if (key > lastKey || key < firstKey) continue
        const id = newIds[places[index] as number] as number
        if (key === lastKey && id > lastId) continue
        if (key === firstKey && id <= firstId) continue
        if (length === keys.length) makeRoom()
        keys[length] = key
        ids[length] = id
        length += 1
      }
    },
    listings(offset) {
      const kept = Math.min(length, most)
      if (offset >= kept) return []
      if (kept < length) part(kept)
      if (offset > 0) part(offset)
      const places = Uint32Array.from({ length: kept - offset }, (_, index) => offset + index)
      places.sort((a, b) => {
        const difference = (keys[a] as number) - (keys[b] as number)
        return difference === 0 ? (ids[a] as number) - (ids[b] as number) : difference
      })
      return Array.from(places, (place) => ({
        key: keys[place] as number,
        id: ids[place] as number,
      }))
    },
  }
}
