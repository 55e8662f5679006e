/** A position in sorted results: right after the listing with this sort key and id. */
export interface Cursor {
  readonly key: number
  readonly id: number
}

/**
 * Collects the lowest of many listings by sort key, then by id: a heap of the lowest `max` listings, with the highest of them at its root.
 *
 * @param after listings up to and including this one are ignored
 */
export function collectLowest(max: number, after: Cursor | null) {
  const keys = new Float64Array(max)
  const ids = new Uint32Array(max)
  let length = 0

  const isHigher = (key: number, id: number, row: number) =>
    key > (keys[row] as number) || (key === keys[row] && id > (ids[row] as number))

  function set(row: number, key: number, id: number): void {
    keys[row] = key
    ids[row] = id
  }

  function siftUp(key: number, id: number): void {
    let row = length
    length += 1
    while (row > 0) {
      const parent = (row - 1) >>> 1
      if (!isHigher(key, id, parent)) break
      set(row, keys[parent] as number, ids[parent] as number)
      row = parent
    }
    set(row, key, id)
  }

  function replaceRoot(key: number, id: number): void {
    let row = 0
    for (;;) {
      let child = 2 * row + 1
      if (child >= length) break
      const right = child + 1
      if (right < length && isHigher(keys[right] as number, ids[right] as number, child))
        child = right
      if (isHigher(key, id, child)) break
      set(row, keys[child] as number, ids[child] as number)
      row = child
    }
    set(row, key, id)
  }

  return {
    /** No id may be offered twice. */
    offer(key: number, id: number) {
      if (after !== null && (key < after.key || (key === after.key && id <= after.id))) return
      if (length < max) siftUp(key, id)
      else if (max > 0 && !isHigher(key, id, 0)) replaceRoot(key, id)
    },
    /** The collected listings in order, without the first `offset`. */
    getSorted(offset: number): Cursor[] {
      const all = Array.from({ length }, (_, row) => ({
        key: keys[row] as number,
        id: ids[row] as number,
      }))
      return all.sort((a, b) => a.key - b.key || a.id - b.id).slice(offset)
    },
  }
}
