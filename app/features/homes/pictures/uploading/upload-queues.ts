import type { UploadQueue, UploadState } from './upload-queue.ts'

/** By home. Apart from the code of queues, which loads only where pictures are chosen. */
export const queues = new Map<string, UploadQueue>()

export const NO_UPLOADS: UploadState = { pictures: [], added: 0 }
