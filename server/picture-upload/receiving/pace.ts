import type { BodyPace } from './read-body.ts'

/** 8 kB a second; a slower phone sends fewer pictures at once, or goes on where it was. */
export const PACE: BodyPace = { minBytes: 240_000, windowMs: 30_000, maxMs: 3_600_000 }
