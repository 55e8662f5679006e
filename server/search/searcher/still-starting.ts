import { UnavailableError } from '#server/runtime/unavailable.ts'

/** Seconds that the index needs to be complete, about. */
const RETRY_AFTER_S = 10

/** A question that can only be answered when the index is complete, soon after the server started. */
export class StillStartingError extends UnavailableError {
  override readonly name = 'StillStartingError'
  constructor() {
    super('Homes can be searched by words in a moment, when the index is complete.', RETRY_AFTER_S)
  }
}
