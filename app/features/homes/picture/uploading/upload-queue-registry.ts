import type { UploadQueue, UploadState } from './upload-queue.ts'

/** The upload queues by home. They are in a file apart from their code, which loads only where pictures are chosen. */
export const queues = new Map<string, UploadQueue>()

export const NO_UPLOADS: UploadState = { pictures: [], added: 0 }
