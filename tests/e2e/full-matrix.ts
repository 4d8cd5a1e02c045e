/**
 * Whether the rest of the matrix runs (`npm run test:full -- browser`): each theme with each width, each form in each way. `npm test`
 * takes one path through it, which is not taken again.
 */
export const isFullMatrix = process.env.BROWSER_MATRIX === 'full'

/** For tests that ask something else in the full matrix: it runs them and those tagged `FULL_ONLY`. */
export const MATRIX = { tag: '@matrix' }
/** For tests that only the full matrix runs. Each says in its file where `npm test` asserts the same behaviour. */
export const FULL_ONLY = { tag: '@full' }
