/** The problems of a checkout, one line each. */
export function findSlowExpressions(root: string): string[]
