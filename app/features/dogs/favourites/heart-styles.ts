/** Outlines the full heart, so that one drawing serves both. */
export const EMPTY_HEART = 'size-[1.25em] flex-none overflow-visible stroke-current stroke-[24] *:fill-none'
