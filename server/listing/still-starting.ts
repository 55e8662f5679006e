/** Seconds after which it is worth asking again. */
export const ASK_AGAIN_AFTER = 10

/** A question that can only be answered when the index is complete, soon after the server started. */
export class StillStartingError extends Error {
  override name = 'StillStartingError'
  constructor() {
    super('Homes can be searched by words in a moment, when the index is complete.')
  }
}

/** Whether an error is one; by its name, because the bundle has a class of its own. */
export const isStillStarting = (error: unknown): error is StillStartingError =>
  error instanceof Error && error.name === 'StillStartingError'
