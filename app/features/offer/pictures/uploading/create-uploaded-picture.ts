import { isPictureProblem } from '#domain/picture/picture-problem.ts'
import { UploadError } from './picture-upload.ts'
import type { TransferOptions } from './upload-queue.ts'
import { waitBeforeRetry } from './wait-before-retry.ts'

const MIN_TEMPORARY_STATUS = 500

/**
 * Has the server make a picture of a file that it has. Waits as long as there is no connection.
 *
 * @throws {UploadError}
 */
export async function createUploadedPicture(
  url: string,
  { signal, onProgress }: Pick<TransferOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const response = await fetch(url, { method: 'POST', signal }).catch(() => null)
    signal.throwIfAborted()
    if (response?.ok) {
      const { problem } = await response.json()
      if (isPictureProblem(problem)) throw new UploadError(problem)
      return
    }
    const status = response?.status ?? MIN_TEMPORARY_STATUS
    if (status === 401) throw new UploadError('signed out')
    if (status === 403) throw new UploadError('not now')
    // The file is gone or not whole: it is looked at again when it is sent again.
    if (status < MIN_TEMPORARY_STATUS && status !== 429) throw new UploadError('cut off')
    onProgress(null)
    await waitBeforeRetry(failures, signal)
    onProgress(1)
  }
}
