/** The full heart's drawing as an outline, so that one drawing serves both. */
export const EMPTY_HEART = 'size-[1.25em] flex-none overflow-visible stroke-current stroke-[24] *:fill-none'
