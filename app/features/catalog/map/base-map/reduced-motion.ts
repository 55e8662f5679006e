import { PREFERS_REDUCED_MOTION } from '#app/browser/media-queries.ts'

export const prefersReducedMotion = (): boolean => window.matchMedia(PREFERS_REDUCED_MOTION).matches
