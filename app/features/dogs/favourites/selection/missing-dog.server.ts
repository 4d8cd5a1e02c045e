import type { Dog, DogStatus } from '#content/model/content.ts'
import { isListed } from '#domain/dogs/status.ts'
import type { MissingDog } from './missing-dogs.tsx'

const newsByStatus: Partial<Record<DogStatus, string>> = {
	adopted: 'found a home.',
	withdrawn: 'is not looking for a home just now.',
	died: 'has died. We keep a page for the people who knew and loved this dog.',
}

/** The status of a selected dog that is not listed any more. */
export function missingDog(slug: string, dog: Dog | undefined): MissingDog | undefined {
	if (!dog) return { slug, name: '', news: 'has no page with us any more.', to: '', foundHome: false }
	if (isListed(dog)) return undefined
	return {
		slug: dog.slug,
		name: dog.title,
		news: newsByStatus[dog.status] ?? 'is not looking for a home just now.',
		to: `/dogs/${dog.slug}`,
		foundHome: dog.status === 'adopted',
	}
}
