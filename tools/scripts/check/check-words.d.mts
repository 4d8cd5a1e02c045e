export function findPrivateWords(root: string): string[]
