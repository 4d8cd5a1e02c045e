import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Dog, Picture } from '#content/model/content.ts'
import { namesOf } from '#domain/dogs/bonded-pair.ts'

export interface GalleryPicture extends PictureData {
	/** The charity's caption; for a pair it starts with the name of the dog. */
	caption: string
}

/** A link to a film elsewhere (docs/decisions/0013). */
export interface Film {
	name: string
	url: string
	/** "youtube.com" */
	site: string
}

/** The portrait first; galleries often repeat it. */
function picturesOf(dog: Dog): Picture[] {
	return dog.picture ? [dog.picture, ...dog.gallery] : dog.gallery
}

/** Without duplicates. Pictures of a whole pair come first; the others alternate, so that both portraits come early. */
export function galleryOf(dogs: readonly Dog[]): GalleryPicture[] {
	const each = dogs.map(picturesOf)
	const turns = Array.from({ length: Math.max(...each.map(({ length }) => length)) }, (_, turn) =>
		each.map((pictures) => pictures[turn]).filter((picture) => picture !== undefined),
	)
	return distinct([...picturesTogether(dogs), ...turns.flat()]).map((picture) => {
		if (dogs.length === 1) return picture
		const shown = dogs.filter((_, i) => each[i]?.some(({ id }) => id === picture.id))
		return { ...picture, caption: [namesOf(shown), picture.caption].filter(Boolean).join('. ') }
	})
}

/** The pictures that every dog of a pair has among its own. */
export function picturesTogether(dogs: readonly Dog[]): Picture[] {
	const [first, ...others] = dogs
	if (!first || others.length === 0) return []
	return picturesOf(first).filter(({ id }) => others.every((dog) => picturesOf(dog).some((one) => one.id === id)))
}

function distinct(pictures: Picture[]): Picture[] {
	return [...new Map(pictures.map((picture) => [picture.id, picture])).values()]
}

/** A film of both dogs is listed once. */
export function filmsOf(dogs: readonly Dog[]): Film[] {
	const urls = [...new Set(dogs.map(({ videoUrl }) => videoUrl).filter(Boolean))]
	return urls.map((url) => ({
		name: namesOf(dogs.filter(({ videoUrl }) => videoUrl === url)),
		url,
		site: URL.parse(url)?.hostname.replace(/^www\./, '') ?? '',
	}))
}
