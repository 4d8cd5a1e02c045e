import type { Dog } from '#content/model/content.ts'

/** The colours of columns. */
const TONES = ['sky', 'nose', 'meadow', 'ball'] as const
export type Tone = (typeof TONES)[number]

/** A colour for each dog, different from the others': that of its picture where it is free. */
export function tonesOf(dogs: readonly Pick<Dog, 'ground'>[]): Tone[] {
	const free = new Set<Tone>(TONES)
	const take = (tone: Tone) => (free.delete(tone) ? tone : undefined)
	const own = dogs.map(({ ground }) => (ground === 'unknown' ? undefined : take(ground)))
	return own.map((tone) => tone ?? take([...free][0] ?? 'sky') ?? 'sky')
}
