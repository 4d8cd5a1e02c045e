interface Sizes {
	id: string
	version: string
	width: number
	widths: number[]
}

/** Where one width of a picture is. */
export function pictureAddress({ id, version }: Sizes, width: number): string {
	return `/img/${encodeURIComponent(id)}/${width}?v=${encodeURIComponent(version)}`
}

/** All widths, in the words of the `srcset` attribute; nothing to choose from gives none. */
export function pictureSet(picture: Sizes): string | undefined {
	if (picture.widths.length < 2) return undefined
	return picture.widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ')
}

/** The width for browsers that cannot choose: neither the smallest nor the largest, where there are that many. */
export function middleWidth({ width, widths }: Sizes): number {
	return widths[Math.floor(widths.length / 2)] ?? width
}
