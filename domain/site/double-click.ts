/** A press of a pointer: CSS pixels of the window, milliseconds of any clock. */
export interface Press {
  readonly atMs: number
  readonly x: number
  readonly y: number
}

const DOUBLE_PRESS_MS = 400
const DOUBLE_PRESS_PX = 24

/** Whether the second press completes a double click: it comes soon, at the same place. */
export const isDoubleClick = (first: Press, second: Press): boolean =>
  second.atMs - first.atMs < DOUBLE_PRESS_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PRESS_PX
