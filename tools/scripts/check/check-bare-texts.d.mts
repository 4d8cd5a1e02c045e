/** The bare texts of a checkout that React removes, or before which it inserts, one line each. */
export function findBareTexts(root: string): string[]
