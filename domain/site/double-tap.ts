/** Where and when a finger pressed: CSS pixels of the window, milliseconds of any clock. */
export interface Tap {
  readonly atMs: number
  readonly x: number
  readonly y: number
}

const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 24

/** Whether the second tap completes a double tap: it comes soon, at the same place. */
export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.atMs - first.atMs < DOUBLE_TAP_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_PX
