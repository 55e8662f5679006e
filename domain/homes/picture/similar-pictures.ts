/** Columns and rows of brightness values. */
export const HASH_WIDTH = 9
export const HASH_HEIGHT = 8

/** Two pictures whose likenesses differ in at most this many of 64 bits count as the same. */
export const MAX_HAMMING_DISTANCE = 6

/** A hash with fewer bits of either kind is of a plain wall or a sky, and matches many others. */
export const MIN_DISTINCTIVE_BITS = 10

/**
 * What a picture looks like, in 64 bits (dHash): whether each point is brighter than the one to its
 * right. Resizing, another format or slightly more light changes few bits.
 *
 * @param gray 9 × 8 values of brightness, row by row
 * @returns 16 hex digits
 */
export function getPerceptualHash(gray: Uint8Array): string {
  let digits = ''
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    let bits = 0
    for (let column = 0; column < HASH_WIDTH - 1; column += 1) {
      const at = row * HASH_WIDTH + column
      bits = (bits << 1) | ((gray[at] ?? 0) > (gray[at + 1] ?? 0) ? 1 : 0)
    }
    digits += bits.toString(16).padStart(2, '0')
  }
  return digits
}
