import {
  forgetPicture,
  keepPicture,
  readUnsentPictures,
} from '#app/browser/unsent/unsent-pictures.ts'
import { createUploadedPicture } from './create-uploaded-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { transferPicture } from './transfer-picture.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { queues } from './upload-queue-registry.ts'

/** The upload queue of a home, including what a closed page left unfinished. */
export function getUploadQueue(home: string): UploadQueue {
  const known = queues.get(home)
  if (known !== undefined) return known
  const queue = createUploadQueue(home, {
    prepare: shrinkPicture,
    transfer: (blob, options) => transferPicture(home, blob, options),
    take: createUploadedPicture,
    keep: keepPicture,
    forget: forgetPicture,
    discard,
  })
  queues.set(home, queue)
  resumeAlone(home, queue).catch(() => {})
  return queue
}

/**
 * Resumes in one tab only, because otherwise every tab would send the same files. When that tab closes, another one
 * resumes.
 */
const resumeAlone = async (home: string, queue: UploadQueue) =>
  navigator.locks.request(`pictures of ${home}`, async () => {
    queue.resume(await readUnsentPictures(home))
    // This promise never settles, so the tab holds the lock until the page closes.
    await new Promise(() => {})
  })

/** A failure does not matter, because the server deletes the upload after a day. */
function discard(url: string): void {
  fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => {})
}
