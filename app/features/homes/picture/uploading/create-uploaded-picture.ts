import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { UploadError } from './picture-upload.ts'
import type { TransferOptions } from './upload-queue.ts'
import { waitBeforeRetry } from './wait-before-retry.ts'

const MIN_TEMPORARY_STATUS = 500

/**
 * Makes the server turn an upload into a picture. Waits while there is no connection.
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
    // The upload is missing or incomplete: sending again checks it first.
    if (status < MIN_TEMPORARY_STATUS && status !== 429) throw new UploadError('cut off')
    onProgress(null)
    await waitBeforeRetry(failures, signal)
    onProgress(1)
  }
}
