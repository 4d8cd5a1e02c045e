import type { Dog } from '#content/model/content.ts'

/** A dog's record from WordPress with the plugin, with three more gallery pictures. */
export function recordOfDog(dog: Dog, site: string): Record<string, unknown> {
	const { children, dogs, cats, smallPets } = dog.goodWith
	const image = (place: number) => imageRecord(dog.id * 10 + place, site)
	return {
		id: dog.id,
		slug: dog.slug,
		status: 'publish',
		date_gmt: dog.publishedAt.replace('Z', ''),
		modified_gmt: dog.modifiedAt.replace('Z', ''),
		title: { rendered: dog.title },
		content: { rendered: dog.html, protected: false },
		excerpt: { rendered: `<p>${dog.excerpt}</p>`, protected: false },
		plain: { title: dog.title, excerpt: dog.excerpt },
		image: image(0),
		gallery: [image(1), image(2), image(3)],
		video_url: '',
		breeds: dog.breeds,
		traits: dog.traits,
		updates: [],
		meta: {
			ref: dog.ref,
			status: dog.status,
			sex: dog.sex,
			birth_date: dog.birthDate,
			size: dog.size,
			energy: dog.energy,
			good_with_dogs: dogs,
			good_with_cats: cats,
			good_with_small_pets: smallPets,
			children: { fit: children.fit, min_age: children.minAge },
			location: dog.location,
			urgent_until: dog.urgentUntil,
			foster_needed: dog.fosterNeeded,
			listed_on: dog.listedOn,
		},
	}
}

function imageRecord(id: number, site: string) {
	const file = (width: number) => ({
		source_url: `${site}/wp-content/uploads/2026/11/dog-${id}-${width}.jpg`,
		width,
		height: (width * 3) / 4,
	})
	return {
		id,
		alt_text: `Photograph ${id}`,
		caption: '',
		mime_type: 'image/jpeg',
		...file(1600),
		sizes: { thumbnail: file(150), medium: file(400), large: file(800) },
	}
}
