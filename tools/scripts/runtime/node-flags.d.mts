export const SMALL_HEAP: string[]
export const SMALL_POOLS: Record<string, string>
