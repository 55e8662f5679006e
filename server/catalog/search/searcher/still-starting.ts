import { UnavailableError } from '#server/platform/runtime/unavailable.ts'

const RETRY_AFTER_S = 10

/** Thrown by searches that need the complete index, shortly after the start. */
export class StillStartingError extends UnavailableError {
  override readonly name = 'StillStartingError'
  constructor() {
    super('Homes can be searched by words in a moment, when the index is complete.', RETRY_AFTER_S)
  }
}
