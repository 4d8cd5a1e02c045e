import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Dog } from '#content/model/content.ts'

/** The first picture of a dog, beside its name; null for none. */
export function dogPicture({ picture }: Dog): PictureData | null {
	if (!picture) return null
	const { id, version, width, height, focal, focalBox, widths } = picture
	return { id, version, alt: '', width, height, focal, focalBox, widths }
}
