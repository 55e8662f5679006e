import { isPictureProblem } from '#domain/picture/picture-problem.ts'
import type { TransferOptions } from './send-queue.ts'
import { SendError } from './sent-picture.ts'
import { waitForConnection } from './wait-for-connection.ts'

const MIN_TEMPORARY_STATUS = 500

/**
 * Has the server make a picture of a file that it has. Waits as long as there is no connection.
 *
 * @throws {SendError}
 */
export async function takePicture(
  url: string,
  { signal, onProgress }: Pick<TransferOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const response = await fetch(url, { method: 'POST', signal }).catch(() => null)
    signal.throwIfAborted()
    if (response?.ok) {
      const { problem } = await response.json()
      if (isPictureProblem(problem)) throw new SendError(problem)
      return
    }
    const status = response?.status ?? MIN_TEMPORARY_STATUS
    if (status === 401) throw new SendError('signed out')
    if (status === 403) throw new SendError('not now')
    // The file is gone or not whole: it is looked at again when it is sent again.
    if (status < MIN_TEMPORARY_STATUS && status !== 429) throw new SendError('cut off')
    onProgress(null)
    await waitForConnection(failures, signal)
    onProgress(1)
  }
}
