/** Whether the full matrix runs (`npm run test:full -- browser`): all combinations but those of `npm test`. */
export const isFullMatrix = process.env.BROWSER_MATRIX === 'full'

/** For tests that differ in the full matrix: it runs them and those tagged `FULL_ONLY`. */
export const MATRIX = { tag: '@matrix' }
/** For tests of the full matrix only: variants and details of what `npm test` shows by an example, or without a browser. */
export const FULL_ONLY = { tag: '@full' }
