import { UnavailableError } from './unavailable.ts'

/** Thrown when work is rejected because too much is waiting. */
export class QueueBusyError extends UnavailableError {
  override readonly name = 'QueueBusyError'
}
