import { Upload } from 'tus-js-client'
import { sentPicturesPath } from '#domain/homes/offer/links.ts'
import { UploadError, type UploadProblem } from './picture-upload.ts'
import type { TransferOptions } from './upload-queue.ts'
import { waitBeforeRetry } from './wait-before-retry.ts'

/** Statuses after which waiting does not help. */
const PROBLEMS: Readonly<Record<number, UploadProblem>> = {
  401: 'signed out',
  403: 'not now',
  404: 'not now',
  413: 'too large',
  507: 'no space',
}

const GONE = [404, 410]

/**
 * Uploads a file, continuing an earlier attempt. Waits while there is no connection.
 *
 * @returns its URL
 * @throws {UploadError}
 */
export async function transferPicture(
  home: string,
  blob: Blob,
  { url: begun, signal, onUrl, onProgress }: TransferOptions,
): Promise<string> {
  let url = begun
  let failures = 0
  for (;;) {
    const outcome = await attempt(home, blob, {
      url,
      signal,
      onUrl(created) {
        url = created
        onUrl(created)
      },
      onProgress(share) {
        failures = 0
        onProgress(share)
      },
    })
    if (outcome === 'done' && url !== null) return url
    signal.throwIfAborted()
    const problem = PROBLEMS[Number(outcome)]
    if (problem !== undefined) throw new UploadError(problem)
    onProgress(null)
    failures += 1
    await waitBeforeRetry(failures, signal)
  }
}

/** @returns the status of the response that ended it, 0 without a response */
function attempt(
  home: string,
  blob: Blob,
  { url, signal, onUrl, onProgress }: TransferOptions,
): Promise<'done' | number> {
  return new Promise((resolve) => {
    let status = 0
    const upload = new Upload(blob, {
      endpoint: sentPicturesPath(home),
      uploadUrl: url,
      // The caller retries, because a connection may be lost for longer than a few attempts.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest() {
        status = 0
      },
      onAfterResponse(request, response) {
        status = response.getStatus()
        if (!GONE.includes(status)) {
          // Without this, the whole file would be sent again.
          if (status >= 400) throw new Error(String(status))
          return
        }
        // The upload is gone, not the home: the next attempt creates a new one.
        if (request.getMethod() !== 'POST') status = 0
      },
      onUploadUrlAvailable: () => upload.url !== null && onUrl(upload.url),
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve('done'),
      onError: () => resolve(status),
    })
    signal.addEventListener('abort', () => {
      upload.abort()
      resolve(0)
    })
    upload.start()
  })
}
