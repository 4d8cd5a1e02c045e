import { dogPictures } from './dog-pictures.ts'
import type { Picture } from './picture.ts'
import { scenePictures } from './scene-pictures.ts'

/** The whole media library, in the order of its ids. */
export function allPictures(): Picture[] {
	return [...dogPictures(), ...scenePictures()]
}
