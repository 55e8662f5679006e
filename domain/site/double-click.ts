/** Of a pointer, in CSS pixels of the window, and in milliseconds of any clock. */
export interface Press {
  readonly atMs: number
  readonly x: number
  readonly y: number
}

const DOUBLE_PRESS_MS = 400
const DOUBLE_PRESS_PX = 24

/** Whether the second press is the other half of a double click: it follows soon, at the same place. */
export const isDoubleClick = (first: Press, second: Press): boolean =>
  second.atMs - first.atMs < DOUBLE_PRESS_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PRESS_PX
