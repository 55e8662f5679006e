import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'

/** A queue that is full is a problem to try again. */
export async function addOrReportBusy(
  add: () => Promise<PictureProblem | null>,
): Promise<PictureProblem | null> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof QueueBusyError) return 'too fast'
    throw error
  }
}
