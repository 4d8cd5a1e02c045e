import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Dog, Picture } from '#content/model/content.ts'
import { namesOf } from '#domain/dogs/bonded-pair.ts'

export interface GalleryPicture extends PictureData {
	/** What the charity wrote under it, "" for nothing; of a pair it starts with the name of the dog. */
	caption: string
}

/** A link to a film elsewhere. Nothing of it is loaded here (docs/decisions/0013). */
export interface Film {
	/** Who is in it. */
	name: string
	url: string
	/** Where the link leads: "youtube.com". */
	site: string
}

/** The portrait first; galleries often repeat it. */
function picturesOf(dog: Dog): Picture[] {
	return dog.picture ? [dog.picture, ...dog.gallery] : dog.gallery
}

/** The pictures of a dog, without duplicates. Those of a pair alternate, so that both portraits come first. */
export function galleryOf(dogs: readonly Dog[]): GalleryPicture[] {
	const each = dogs.map(picturesOf)
	const turns = Array.from({ length: Math.max(...each.map(({ length }) => length)) }, (_, turn) =>
		each.map((pictures) => pictures[turn]).filter((picture) => picture !== undefined),
	)
	return distinct(turns.flat()).map((picture) => {
		if (dogs.length === 1) return picture
		const shown = dogs.filter((_, i) => each[i]?.some(({ id }) => id === picture.id))
		return { ...picture, caption: [namesOf(shown), picture.caption].filter(Boolean).join('. ') }
	})
}

function distinct(pictures: Picture[]): Picture[] {
	return [...new Map(pictures.map((picture) => [picture.id, picture])).values()]
}

/** The films of a dog, or of a pair; one that shows both is named once. */
export function filmsOf(dogs: readonly Dog[]): Film[] {
	const urls = [...new Set(dogs.map(({ videoUrl }) => videoUrl).filter(Boolean))]
	return urls.map((url) => ({
		name: namesOf(dogs.filter(({ videoUrl }) => videoUrl === url)),
		url,
		site: URL.parse(url)?.hostname.replace(/^www\./, '') ?? '',
	}))
}
