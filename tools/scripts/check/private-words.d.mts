export const IDENTIFIERS: readonly string[]
export const FILE_NAMES: readonly string[]
export const LIMIT: RegExp
export const WORDS_IN_FOLDERS: readonly { folder: string; words: string[] }[]
export const DECLARATIONS_IN_FOLDERS: readonly { folder: string; names: string[] }[]
export const FILE_NAMES_IN_FOLDERS: readonly { folder: string; names: string[] }[]
export const PHRASES: readonly { phrase: string; use: string; folders?: string[] }[]
