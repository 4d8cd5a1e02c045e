import type { Picture } from './picture.ts'
import { dogPictures } from './pictures/dog-pictures.ts'
import { scenePictures } from './pictures/scene-pictures.ts'

/** The whole media library, in the order of its ids. */
export function allPictures(): Picture[] {
	return [...dogPictures(), ...scenePictures()]
}
