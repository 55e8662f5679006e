import type { UploadRate } from './read-body.ts'

/** 8 kB a second. A slower phone has to send fewer pictures at once, or resume. */
export const MIN_UPLOAD_RATE: UploadRate = { minBytes: 240_000, windowMs: 30_000, maxMs: 3_600_000 }
