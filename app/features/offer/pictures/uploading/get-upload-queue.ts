import {
  forgetPicture,
  keepPicture,
  readUnsentPictures,
} from '#app/browser/form-queue/unsent-pictures.ts'
import { createUploadedPicture } from './create-uploaded-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { transferPicture } from './transfer-picture.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { queues } from './upload-queues.ts'

/** The queue of a home, with what a page that was closed has left. */
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

/** In one tab at a time, or all would send the same; another one goes on when it is closed. */
const resumeAlone = async (home: string, queue: UploadQueue) =>
  navigator.locks.request(`pictures of ${home}`, async () => {
    queue.resume(await readUnsentPictures(home))
    // Until the page is closed.
    await new Promise(() => {})
  })

/** The server deletes it after a day in any case. */
function discard(url: string): void {
  fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => {})
}
