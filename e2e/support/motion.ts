/** `test.use(WITH_MOTION)`, for journeys about animations and wheels; all others use reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
