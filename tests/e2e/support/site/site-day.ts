/** The day on which the clock of the shared site starts (`tests/visual/fixed-date.mjs`), whatever day the tests run on. */
export const SITE_DAY = '2026-11-21'
