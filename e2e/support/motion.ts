/** `test.use(WITH_MOTION)`, for journeys about gliding, sliding and wheels: the others prefer reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
