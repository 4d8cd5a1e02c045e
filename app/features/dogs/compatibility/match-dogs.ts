import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Dog } from '#content/model/content.ts'
import { readNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { decodeHousehold } from '#domain/dogs/compatibility/household.ts'
import { compare } from '#domain/dogs/compatibility/rules/compare.ts'
import { inShort } from '#domain/dogs/compatibility/rules/in-short.ts'
import type { Compared, Verdict } from '#domain/dogs/compatibility/rules/need.ts'
import { pronounsFor } from '#domain/dogs/pronouns.ts'

export interface MatchCandidate {
	slug: string
	name: string
	about: string
	sex: Dog['sex']
	picture: PictureData | null
	/** Encoded by `writeNeeds`. */
	needs: string
}

export interface Match {
	dog: MatchCandidate
	/** "3 needs met, 1 to talk about" */
	counts: string
	/** Sentences, what is to be talked about first. */
	reasons: string[]
}

const MAX_REASONS = 3
/** In this order: what would have to change counts first, what is met last. */
const WEIGHED: readonly Verdict[][] = [['gap'], ['talk', 'not_known']]

/**
 * The dogs to meet first, for the page with the questions. They are an introduction, no selection: the list shows every
 * dog to everyone. Among equals the order of `candidates` decides.
 */
export function firstToMeet(code: string | null, candidates: readonly MatchCandidate[], max: number): Match[] {
	const household = decodeHousehold(code)
	if (!household) return []
	const compared = candidates.flatMap((dog) => {
		const needs = readNeeds(dog.needs)
		return needs ? [{ dog, found: compare(household, needs, { name: dog.name, ...pronounsFor(dog.sex) }) }] : []
	})
	return compared
		.toSorted((a, b) => byVerdicts(a.found, b.found))
		.slice(0, max)
		.map(({ dog, found }) => ({ dog, counts: inShort(found).counts, reasons: reasons(found) }))
}

function byVerdicts(a: readonly Compared[], b: readonly Compared[]): number {
	for (const verdicts of WEIGHED) {
		const difference = count(a, verdicts) - count(b, verdicts)
		if (difference !== 0) return difference
	}
	return count(b, ['met']) - count(a, ['met'])
}

function count(compared: readonly Compared[], verdicts: readonly Verdict[]): number {
	return compared.filter(({ verdict }) => verdicts.includes(verdict)).length
}

function reasons(compared: readonly Compared[]): string[] {
	return compared.slice(0, MAX_REASONS).map(({ title, words }) => `${title}: ${words}`)
}
