import type { Dog } from '#content/model/content.ts'
import { nameSize } from '../poster/name-size.ts'
import type { DogProfileData, PosterGround } from './dog-profile.tsx'
import type { NameLook } from './head.tsx'

const GROUNDS = ['sky', 'nose', 'meadow', 'ball'] as const

/** The colour of the dog's page. A dog that is not to be met has a quiet one. */
export function groundOf({ id, ground }: Dog, status: Dog['status']): PosterGround {
	if (status === 'died' || status === 'withdrawn') return 'quiet'
	if (status === 'adopted') return 'meadow'
	return ground === 'unknown' ? (GROUNDS[id % GROUNDS.length] ?? 'sky') : ground
}

/** The dog’s own line. "" of a dog that died or found a home: these lines ask for one. */
export function voiceOf({ firstPersonLine }: Dog, status: Dog['status']): string {
	return status === 'died' || status === 'adopted' ? '' : firstPersonLine
}

/** The cutouts of up to two dogs, if all have one: a photograph beside a cutout would look like a mistake. */
export function cutouts(dogs: readonly Dog[]): DogProfileData['cutouts'] {
	const all = dogs.map(({ picture, cutout }) => picture && cutout).filter((cutout) => cutout !== null)
	return all.length === dogs.length && all.length <= 2 ? all : []
}

/** Shares of the column: beside the card the name stays above the fold, on a phone it may take more lines. */
const WIDE = { width: 98, height: 38, max: 31 }
const NARROW = { width: 98, height: 62, max: 30 }

/** Other scripts have taller ascenders and descenders. */
const LATIN = /^[\p{Script=Latin}\P{L}]*$/u

const DEEP = /[gjpqyQ]\S*$/u

export function nameLook(name: string): NameLook {
	return {
		wide: nameSize(name, WIDE),
		narrow: nameSize(name, NARROW),
		isTall: !LATIN.test(name),
		isDeep: DEEP.test(name),
	}
}
