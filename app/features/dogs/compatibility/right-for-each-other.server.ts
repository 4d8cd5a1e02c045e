import { redirect } from 'react-router'
import type { Content } from '#content/model/content.ts'
import { encodeHousehold, householdFrom, QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import type { RightForEachOtherData } from './right-for-each-other.tsx'

/**
 * The page with the questions. `for` names the dog whose profile linked here.
 * @throws a redirect when the form was submitted without JavaScript, with the encoded answers in the URL.
 */
export function rightForEachOther(content: Content, { searchParams }: URL): RightForEachOtherData {
	const dog = content.dog(searchParams.get('for') ?? '')
	const back = dog ? { slug: dog.slug, name: dog.title } : null
	if (QUESTIONS.some((question) => searchParams.has(question))) {
		const code = encodeHousehold(householdFrom((question) => searchParams.get(question)))
		const path = back ? `/dogs/${encodeURIComponent(back.slug)}` : '/dogs'
		throw redirect(code ? `${path}?${HOUSEHOLD_PARAM}=${code}` : path)
	}
	return { back }
}
