/** Lines of one statement; a year of a small charity has fewer. */
export const MAX_STATEMENT_LINES = 20_000
/** So many lines of 400 characters. */
export const MAX_STATEMENT_BYTES = 8 * 1024 * 1024
