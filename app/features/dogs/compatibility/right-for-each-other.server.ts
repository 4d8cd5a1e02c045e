import { redirect } from 'react-router'
import type { Content } from '#content/model/content.ts'
import { encodeHousehold, householdFrom, QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import type { RightForEachOtherData } from './right-for-each-other.tsx'

/**
 * The page with the questions. `for` may name the dog whose profile they were asked from, which is where they lead back to.
 *
 * @throws a redirect when the address is the sent form, as it is without JavaScript: on to that page, with the answers in
 * its address as one short word.
 */
export function rightForEachOther(content: Content, { searchParams }: URL): RightForEachOtherData {
	const dog = content.dog(searchParams.get('for') ?? '')
	const back = dog ? { slug: dog.slug, name: dog.title } : null
	if (QUESTIONS.some((question) => searchParams.has(question))) {
		const home = encodeHousehold(householdFrom((question) => searchParams.get(question)))
		const path = back ? `/dogs/${encodeURIComponent(back.slug)}` : '/dogs'
		throw redirect(home ? `${path}?${HOUSEHOLD_PARAM}=${home}` : path)
	}
	return { back }
}
