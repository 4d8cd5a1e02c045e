import type { Dog } from '#content/content.ts'

/** "Children", "Children 5+", "Teenagers" or "Over 16s", from the youngest age a dog can live with. */
export function childrenInWords(minAge: number | null): string {
	if (minAge === null || minAge <= 0) return 'Children'
	if (minAge >= 16) return 'Over 16s'
	if (minAge >= 12) return 'Teenagers'
	return `Children ${minAge}+`
}

/** Whom a dog can live with, as far as we know it for certain: a card makes no promises on a maybe. */
export function livesWith({ goodWith }: Dog): string[] {
	return [
		goodWith.cats === 'yes' && 'Cats',
		goodWith.dogs === 'yes' && 'Dogs',
		goodWith.children.fit === 'yes' && childrenInWords(goodWith.children.minAge),
		goodWith.smallPets === 'yes' && 'Small pets',
	]
		.filter((word) => word !== false)
		.slice(0, 3)
}
