/** One drawing for both hearts: the full one as it is, the empty one as its outline. */
export const EMPTY_HEART = 'size-[1.25em] flex-none overflow-visible stroke-current stroke-[24] *:fill-none'
export const FULL_HEART = 'size-[1.25em] flex-none'
