import type { Dog } from '#content/model/content.ts'
import type { DogProfileData, PosterGround } from './dog-profile.tsx'

const GROUNDS = ['sky', 'nose', 'meadow', 'ball'] as const

/** The colour of the dog's page. A dog that is not to be met has a quiet one. */
export function groundOf({ id, ground }: Dog, status: Dog['status']): PosterGround {
	if (status === 'died' || status === 'withdrawn') return 'quiet'
	if (status === 'adopted') return 'meadow'
	return ground === 'unknown' ? (GROUNDS[id % GROUNDS.length] ?? 'sky') : ground
}

/** Not of a dog that died or found a home: these lines ask for one. */
export function voices(dogs: readonly Dog[], status: Dog['status']): DogProfileData['voices'] {
	if (status === 'died' || status === 'adopted') return []
	return dogs
		.map(({ title, firstPersonLine }) => ({ name: dogs.length > 1 ? title : '', line: firstPersonLine }))
		.filter(({ line }) => line !== '')
}

/** Of up to two dogs that all have one: a photograph beside a cutout would look like a mistake. */
export function cutouts(dogs: readonly Dog[]): DogProfileData['cutouts'] {
	const all = dogs.map(({ picture, cutout }) => picture && cutout).filter((cutout) => cutout !== null)
	return all.length === dogs.length && all.length <= 2 ? all : []
}
