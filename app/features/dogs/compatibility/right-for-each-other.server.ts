import { redirect } from 'react-router'
import type { Content, Dog } from '#content/model/content.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { encodeHousehold, householdFrom, QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import { formatAge } from '#lib/dates.ts'
import type { MatchCandidate } from './match-dogs.ts'
import type { RightForEachOtherData } from './right-for-each-other.tsx'

/** Every page has them in its payload; a network of rescues may have thousands of dogs. */
const MAX_CANDIDATES = 60

/**
 * The page with the questions. `for` names the dog whose profile linked here.
 * @throws a redirect when the form was submitted without JavaScript, with the encoded answers in the URL.
 */
export function rightForEachOther(content: Content, { searchParams }: URL, today: Date): RightForEachOtherData {
	const dog = content.dog(searchParams.get('for') ?? '')
	const back = dog ? { slug: dog.slug, name: dog.title } : null
	if (QUESTIONS.some((question) => searchParams.has(question))) {
		const code = encodeHousehold(householdFrom((question) => searchParams.get(question)))
		if (back) throw redirect(withCode(`/dogs/${encodeURIComponent(back.slug)}`, code))
		throw redirect(code ? `${withCode('/right-for-each-other', code)}#first-to-meet` : '/dogs')
	}
	return { back, candidates: back ? [] : candidates(content, today) }
}

function withCode(path: string, code: string | null): string {
	return code ? `${path}?${HOUSEHOLD_PARAM}=${code}` : path
}

/** Dogs that can be met now, in the order of the list. */
function candidates(content: Content, today: Date): MatchCandidate[] {
	return dogsIndex(content, today)
		.dogs.filter((dog) => !isSpokenFor(dog) && writeNeeds(dog) !== '')
		.slice(0, MAX_CANDIDATES)
		.map((dog) => candidate(dog, today))
}

function candidate(dog: Dog, today: Date): MatchCandidate {
	const picture = dog.picture ?? dog.gallery[0] ?? null
	return {
		slug: dog.slug,
		name: dog.title,
		about: [knownBreed(dog), formatAge(dog.birthDate, today)].filter(Boolean).join(', '),
		sex: dog.sex,
		picture: picture && { ...picture },
		needs: writeNeeds(dog),
	}
}
