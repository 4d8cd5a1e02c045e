import { createHash } from 'node:crypto'
import type { Content, Dog, DogStatus, Picture } from '#content/model/content.ts'
import { dogsTogether } from '#domain/dogs/bonded-pair.ts'
import { knownFacts, shortNamesOf, tagFor } from './few-words.ts'

/** Increase when the drawing changes: cached pictures are then redrawn. */
const DRAWING = 2

export type ShareShape = 'wide' | 'square' | 'story'

/** The content of a share image; `server/images/share` draws it. */
export interface ShareImage {
	id: number
	/** "Fern & Hattie" for a bonded pair. */
	name: string
	/** Up to two: "Terrier cross", "3 years old". */
	facts: string[]
	/** "Looking for a home", "Reserved"; "" for none. */
	tag: string
	mood: 'looking' | 'spoken-for' | 'home' | 'quiet'
	/** One for each dog with a photograph. */
	pictures: Picture[]
	site: string
	/** "www.fairlead.example" */
	host: string
	/** Changes with everything above, so that the picture can be cached for ever. */
	version: string
}

const moods: Partial<Record<DogStatus, ShareImage['mood']>> = {
	available: 'looking',
	coming_soon: 'looking',
	reserved: 'spoken-for',
	on_trial: 'spoken-for',
	adopted: 'home',
}

/** The share image of a dog today. `siteUrl` is the public origin. */
export function shareImage(dog: Dog, content: Content, { today, siteUrl }: { today: Date; siteUrl: string }) {
	const dogs = dogsTogether(dog, content.dogs)
	const pictures = dogs.map(({ picture, gallery }) => picture ?? gallery[0]).filter((picture) => picture !== undefined)
	const texts = {
		id: dog.id,
		name: shortNamesOf(dogs),
		facts: dogs.length > 1 ? ['One home for both', dog.location].filter(Boolean) : knownFacts(dog, today, 2),
		tag: tagFor(dog, today),
		mood: moods[dog.status] ?? 'quiet',
		pictures: pictures.slice(0, 2),
		site: content.options?.site.name ?? '',
		host: new URL(siteUrl).host,
	}
	const version = createHash('sha256')
		.update(JSON.stringify([DRAWING, texts]))
		.digest('hex')
		.slice(0, 12)
	return { ...texts, version } satisfies ShareImage
}

export function shareImageAddress({ id, version }: ShareImage, shape: ShareShape): string {
	return `/img/share/${id}-${shape}.${version}.jpg`
}

/** The wide shape, for link previews. */
export function shareImageFacts(image: ShareImage) {
	const said = [image.name, image.tag, ...image.facts].filter(Boolean).join(', ')
	return { path: shareImageAddress(image, 'wide'), alt: `${said}.`, width: 1200, height: 630 }
}
