import type { Dog, Picture } from '#content/model/content.ts'

/** Wide enough for any listing, seldom above 200 KB. */
const MAX_WIDTH_PX = 1200

/** The distinct pictures of a dog, the main one first. */
export function picturesOf(dog: Pick<Dog, 'picture' | 'gallery'>): Picture[] {
	const all = [...(dog.picture ? [dog.picture] : []), ...dog.gallery]
	return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}

/** The largest version other sites need, as JPEG: feed readers are often older than WebP. */
export function jpegOf(picture: Picture, siteUrl: string): { url: string; width: number; height: number } {
	const width = picture.widths.findLast((step) => step <= MAX_WIDTH_PX) ?? picture.width
	return {
		url: `${siteUrl}/img/${encodeURIComponent(picture.id)}/${width}.jpg?v=${encodeURIComponent(picture.version)}`,
		width,
		height: Math.round((width * picture.height) / picture.width),
	}
}
