const EMPTY = 0
const INITIAL_SIZE = 1 << 16

/**
 * A set of keys as 53-bit hashes, in 12 to 24 bytes each. With a million keys, one file in twenty
 * thousand has a collision.
 */
export class SeenKeys {
  #slots = new Float64Array(INITIAL_SIZE)
  #count = 0

  /**
   * Adds the key.
   *
   * @returns whether it was there before
   */
  add(key: string): boolean {
    if (this.#count * 3 > this.#slots.length * 2) this.#grow()
    const hash = hashKey(key)
    const slot = this.#slotOf(hash)
    if (this.#slots[slot] === hash) return true
    this.#slots[slot] = hash
    this.#count += 1
    return false
  }

  has(key: string): boolean {
    const hash = hashKey(key)
    return this.#slots[this.#slotOf(hash)] === hash
  }

  /** The slot of the hash, or the free one that it goes to. */
  #slotOf(hash: number): number {
    const size = this.#slots.length
    let slot = hash % size
    while (this.#slots[slot] !== EMPTY && this.#slots[slot] !== hash) slot = (slot + 1) % size
    return slot
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Float64Array(old.length * 2)
    for (const hash of old) if (hash !== EMPTY) this.#slots[this.#slotOf(hash)] = hash
  }
}

/** 53 bits of a key, never 0: two runs of FNV-1a with their bits mixed. */
function hashKey(key: string): number {
  let low = 0x811c9dc5
  let high = 0x2c1b3c6d
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  low ^= low >>> 15
  high ^= high >>> 13
  return (high >>> 11) * 2 ** 32 + (low >>> 0) || 1
}
