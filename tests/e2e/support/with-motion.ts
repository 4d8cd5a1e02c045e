/** For `test.use`: the browser tests run with reduced motion, and those of motion without. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
