import type { Dog } from '#content/content.ts'

const TOPICS = ['dogs', 'cats', 'smallPets'] as const

/** How much the same home would suit both: size and energy first, then whom they can live with and where they are. */
function likeness(a: Dog, b: Dog): number {
	const sameSize = a.size !== 'unknown' && a.size === b.size ? 4 : 0
	const energyApart = a.energy !== null && b.energy !== null ? Math.abs(a.energy - b.energy) : 2
	const sharedYes = TOPICS.filter((topic) => a.goodWith[topic] === 'yes' && b.goodWith[topic] === 'yes').length
	const bothChildren = a.goodWith.children.fit === 'yes' && b.goodWith.children.fit === 'yes' ? 1 : 0
	const sameCentre = a.location !== '' && a.location === b.location ? 1 : 0
	const sameGarden = a.garden !== 'unknown' && a.garden === b.garden ? 1 : 0
	return sameSize + Math.max(0, 3 - energyApart) + sharedYes + bothChildren + sameCentre + sameGarden
}

/** Dogs who are looking for a home much like this dog's, the most alike first; between equals whoever waits longer. */
export function similarDogs(dog: Dog, dogs: readonly Dog[], count: number): Dog[] {
	const skip = new Set([dog.id, ...dog.bondedWith])
	return dogs
		.filter((other) => other.status === 'available' && !skip.has(other.id))
		.map((other) => ({ other, score: likeness(dog, other) }))
		.toSorted((a, b) => b.score - a.score || (a.other.listedOn || '9999').localeCompare(b.other.listedOn || '9999'))
		.slice(0, count)
		.map(({ other }) => other)
}
