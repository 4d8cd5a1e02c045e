export const CODE_FOLDERS: string[]
