import type { WordCondition } from '#domain/catalog/search/text/word-condition.ts'
import type { LiveSegment } from '#search/segment/live-segment.ts'
import { MAX_SEGMENT_ROWS } from '#search/segment/segment.ts'
import { markTerms, type TermDictionary } from '#search/segment/term-dictionary.ts'

const bitmap = new Uint32Array(MAX_SEGMENT_ROWS / 32)
const termBitmap = new Uint32Array(MAX_SEGMENT_ROWS / 32)

/**
 * A bitmap of the rows that are not deleted and meet the condition of every word; `null` for all rows. The
 * bitmap is reused: it is valid until the next call. A segment without terms has no word.
 */
export function getCandidateBitmap(
  live: LiveSegment,
  words: readonly WordCondition[],
): Uint32Array | null {
  const { terms } = live.segment
  const { length } = live.tombstones
  if (words.length === 0 && live.deletedCount === 0) return null
  for (let at = 0; at < length; at += 1) bitmap[at] = ~(live.tombstones[at] as number)
  for (const word of words) intersectWord(terms, word, length)
  return bitmap
}

function intersectWord(terms: TermDictionary | null, word: WordCondition, length: number): void {
  termBitmap.fill(0, 0, length)
  if (terms !== null) markTerms(terms, word, termBitmap)
  const inverted = word.isExcluded ? -1 : 0
  for (let at = 0; at < length; at += 1) {
    bitmap[at] = (bitmap[at] as number) & ((termBitmap[at] as number) ^ inverted)
  }
}

/** `from` must be a multiple of 32; `to` is exclusive. */
export function isRangeEmpty(bits: Uint32Array, from: number, to: number): boolean {
  for (let word = from >> 5; word << 5 < to; word += 1) if (bits[word] !== 0) return false
  return true
}
