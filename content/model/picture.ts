import { z } from 'zod'

/** A picture of the content backend, shown through `/img/{id}/{width}`. */
export const picture = z.object({
	/** The media id of the backend, or `u` and a hash for a picture known only by its address. */
	id: z.string(),
	/** Changes when the file behind the id changes, so that addresses can be cached for ever. */
	version: z.string(),
	/** "" for a picture that only decorates. */
	alt: z.string(),
	caption: z.string(),
	/** Pixels of the largest version. */
	width: z.number(),
	height: z.number(),
	/** The point that must stay in view when the picture is cropped, 0..1 from the left and the top. */
	focal: z.tuple([z.number(), z.number()]),
	/** Left, top, right and bottom of what must stay in view, 0..1; used in place of the point. */
	focalBox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
	/** Widths worth asking for, ascending; never more than `width`. */
	widths: z.array(z.number()),
})
export type Picture = z.infer<typeof picture>

/** Where the bytes of a picture are; stays on the server. Ascending by width, the original last. */
export const pictureSource = z.object({
	id: z.string(),
	version: z.string(),
	files: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
})
export type PictureSource = z.infer<typeof pictureSource>

/** The widths of pictures, ascending; few, so that caches stay warm and the disk cache is bounded. */
export const PICTURE_WIDTHS: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600]
