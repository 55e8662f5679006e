import type { LiveSegment } from '#search/segment/live-segment.ts'
import { MAX_SEGMENT_ROWS } from '#search/segment/segment.ts'
import { markPrefix, type TermDictionary } from '#search/segment/term-dictionary.ts'

const bitmap = new Uint32Array(MAX_SEGMENT_ROWS / 32)
const prefixBitmap = new Uint32Array(MAX_SEGMENT_ROWS / 32)

/**
 * A bitmap of the rows that are not deleted and have a term for every stem; `null` for all rows. The
 * bitmap is reused: it is valid until the next call. A segment without terms matches no stem.
 */
export function getCandidateBitmap(
  live: LiveSegment,
  stems: readonly string[],
): Uint32Array | null {
  const { terms } = live.segment
  const words = live.tombstones.length
  if (stems.length === 0 && live.deletedCount === 0) return null
  for (let word = 0; word < words; word += 1) bitmap[word] = ~(live.tombstones[word] as number)
  for (const stem of stems) intersectPrefix(terms, stem, words)
  return bitmap
}

function intersectPrefix(terms: TermDictionary | null, stem: string, words: number): void {
  prefixBitmap.fill(0, 0, words)
  if (terms !== null) markPrefix(terms, stem, prefixBitmap)
  for (let word = 0; word < words; word += 1) {
    bitmap[word] = (bitmap[word] as number) & (prefixBitmap[word] as number)
  }
}

/** `from` must be a multiple of 32; `to` is exclusive. */
export function isRangeEmpty(bits: Uint32Array, from: number, to: number): boolean {
  for (let word = from >> 5; word << 5 < to; word += 1) if (bits[word] !== 0) return false
  return true
}
