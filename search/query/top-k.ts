import type { RowSelection } from './select-rows.ts'

/** Capacity beyond `k`, so that we partition rarely. */
const SPARE_CAPACITY = 1024

/** A position in sorted results: right after the listing with this sort key and id. */
export interface Cursor {
  readonly key: number
  readonly id: number
}

/** Collects the `k` lowest of many rows by sort key, then by id. */
export interface TopK {
  /** `keys[i]` belongs to `rows[i]`. No id may be offered twice. */
  readonly offer: (keys: Float64Array, ids: Uint32Array, rows: RowSelection, count: number) => void
  /** A row with a higher key is not among the first `k`. */
  readonly maxKey: () => number
  /** The collected rows in order, without the first `offset`. */
  readonly getSorted: (offset: number) => Cursor[]
}

/** Rows up to and including `after` are ignored. */
export function createTopK(k: number, after: Cursor | null): TopK {
  const afterKey = after?.key ?? Number.NEGATIVE_INFINITY
  const afterId = after?.id ?? Number.NEGATIVE_INFINITY
  const capacity = 2 * k + SPARE_CAPACITY
  let keys = new Float64Array(Math.min(capacity, SPARE_CAPACITY))
  let ids = new Uint32Array(keys.length)
  let length = 0
  let maxKey = Number.POSITIVE_INFINITY
  let maxId = Number.POSITIVE_INFINITY

  const comesBefore = (row: number, key: number, id: number) => {
    const other = keys[row] as number
    return other < key || (other === key && (ids[row] as number) < id)
  }

  function swap(a: number, b: number): void {
    const key = keys[a] as number
    const id = ids[a] as number
    keys[a] = keys[b] as number
    ids[a] = ids[b] as number
    keys[b] = key
    ids[b] = id
  }

  /** Quickselect: row `target` gets its sorted entry, and all lower entries move to its left. */
  function partition(target: number): void {
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
      if (target <= right) high = right
      else if (target >= left) low = left
      else return
    }
  }

  function growOrTrim(): void {
    if (keys.length < capacity) {
      const larger = Math.min(capacity, 4 * keys.length)
      const [oldKeys, oldIds] = [keys, ids]
      keys = new Float64Array(larger)
      ids = new Uint32Array(larger)
      keys.set(oldKeys)
      ids.set(oldIds)
      return
    }
    partition(k - 1)
    length = k
    maxKey = keys[k - 1] as number
    maxId = ids[k - 1] as number
  }

  return {
    maxKey: () => (k === 0 ? Number.NEGATIVE_INFINITY : maxKey),
    offer(newKeys, newIds, rows, count) {
      if (k === 0) return
      for (let index = 0; index < count; index += 1) {
        const key = newKeys[index] as number
        if (key > maxKey || key < afterKey) continue
        const id = newIds[rows[index] as number] as number
        if (key === maxKey && id > maxId) continue
        if (key === afterKey && id <= afterId) continue
        if (length === keys.length) growOrTrim()
        keys[length] = key
        ids[length] = id
        length += 1
      }
    },
    getSorted(offset) {
      const count = Math.min(length, k)
      if (offset >= count) return []
      if (count < length) partition(count)
      if (offset > 0) partition(offset)
      const rows = Uint32Array.from({ length: count - offset }, (_, index) => offset + index)
      rows.sort((a, b) => {
        const difference = (keys[a] as number) - (keys[b] as number)
        return difference === 0 ? (ids[a] as number) - (ids[b] as number) : difference
      })
      return Array.from(rows, (row) => ({
        key: keys[row] as number,
        id: ids[row] as number,
      }))
    },
  }
}
