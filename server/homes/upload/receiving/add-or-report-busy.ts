import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'

/** Reports a full queue as the problem `too fast`, which a retry solves. */
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
