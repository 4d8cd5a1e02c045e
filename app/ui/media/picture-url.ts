interface Sizes {
	id: string
	version: string
	width: number
	widths: number[]
}

/** The URL of one width of a picture. */
export function pictureAddress({ id, version }: Sizes, width: number): string {
	return `/img/${encodeURIComponent(id)}/${width}?v=${encodeURIComponent(version)}`
}

/** The `srcset`; undefined with a single width. */
export function pictureSet(picture: Sizes): string | undefined {
	if (picture.widths.length < 2) return undefined
	return picture.widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ')
}

/** Typical aspect ratio of slots: 4:3 to 16:10. */
const USUAL_SHAPE = 1.6

/**
 * The slot's width as `sizes`, corrected for cropping: a panorama fills a slot by its height and is cropped at the
 * sides, so all of it is wider than the slot.
 */
export function fileSizes({ width, height }: { width: number; height: number }, slot: string): string {
	const stretch = width / height / USUAL_SHAPE
	if (!(stretch > 1.15)) return slot
	const factor = Math.min(stretch, 3).toFixed(2)
	return slot.replaceAll(/([\d.]+)(rem|vw|px)(?=,|$)/g, (_, length, unit) => `calc(${length}${unit} * ${factor})`)
}

/** For browsers without `srcset`: neither the smallest nor the largest width. */
export function middleWidth({ width, widths }: Sizes): number {
	return widths[Math.floor(widths.length / 2)] ?? width
}
