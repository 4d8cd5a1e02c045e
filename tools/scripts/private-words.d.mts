export const IDENTIFIERS: readonly string[]
export const FILE_NAMES: readonly string[]
export const LIMIT: RegExp
export const WORDS_IN_FOLDERS: readonly { folder: string; words: string[] }[]
