import type { LiveSegment } from './live-segment.ts'
import { SEGMENT } from './segment.ts'
import { markStem, type Terms } from './terms.ts'

const wanted = new Uint32Array(SEGMENT / 32)
const marks = new Uint32Array(SEGMENT / 32)

/**
 * A bit for each listing of a segment that is still there and has a term for every stem; `null` if
 * that is all of them. Valid until the next call. A segment whose texts are not read has no terms.
 */
export function wantedListings(live: LiveSegment, stems: readonly string[]): Uint32Array | null {
  const { terms } = live.segment
  if (stems.length === 0 && live.goneCount === 0) return null
  for (let word = 0; word < live.gone.length; word += 1) wanted[word] = ~(live.gone[word] as number)
  for (const stem of stems) keepStem(terms, stem, live.gone.length)
  return wanted
}

function keepStem(terms: Terms | null, stem: string, words: number): void {
  marks.fill(0, 0, words)
  if (terms !== null) markStem(terms, stem, marks)
  for (let word = 0; word < words; word += 1) {
    wanted[word] = (wanted[word] as number) & (marks[word] as number)
  }
}

/** Whether no bit is set for the 1024 listings from place `from` on. */
export function isNoneWanted(bits: Uint32Array, from: number, to: number): boolean {
  for (let word = from >> 5; word << 5 < to; word += 1) if (bits[word] !== 0) return false
  return true
}
