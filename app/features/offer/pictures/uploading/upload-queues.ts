import type { UploadQueue, UploadState } from './upload-queue.ts'

/** Of this page, by home. Their code is loaded where pictures are chosen. */
export const queues = new Map<string, UploadQueue>()

export const NO_UPLOADS: UploadState = { pictures: [], added: 0 }
