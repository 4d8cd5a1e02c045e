/** The widths in which pictures are made and asked for, ascending; few enough that caches stay warm and nobody fills a disk. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600]
