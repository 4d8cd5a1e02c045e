/** The widths of pictures, ascending; few, so that caches stay warm and the disk cache is bounded. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600]
