/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of them, by a number from 0 up to 1. */
export const pick = <T>(choices: readonly T[], number: number): T =>
  choices[Math.floor(number * choices.length)] as T

/** The number of a normal distribution with middle 0 and deviation 1 that two such numbers make. */
export const normal = (a: number, b: number) =>
  Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b)
