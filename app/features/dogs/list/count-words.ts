import type { Dog } from '#content/model/content.ts'
import { namesOf } from '#domain/dogs/bonded-pair.ts'
import { type Criterion, criteriaOf, type DogFilter, type Group } from '#domain/dogs/filters/dog-filter.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { companyInWords, criterionName, inWords, type Names } from './filters/filter-words.ts'

const maybeTitles: Record<string, string> = {
	cats: 'Maybe, with the right cat',
	dogs: 'Maybe, with the right dog',
	small_pets: 'Maybe, with the right small pet',
}

export function maybeTitle(filter: DogFilter): string {
	const [company, another] = filter.with
	const isOnlyCompany = !another && filter.children.length + filter.age.length === 0
	if (company && isOnlyCompany && maybeTitles[company]) return maybeTitles[company]
	const isOnlyChildren = filter.age.length === 0 && filter.with.every((value) => value === 'children')
	return isOnlyChildren ? 'Maybe, it depends on their age' : 'Maybe, it depends'
}

/** Groups with a fixed place in a sentence; hiding reserved dogs needs no words. */
const SPOKEN: ReadonlySet<Criterion['group']> = new Set<Group>(['with', 'children', 'size', 'sex', 'place', 'reserved'])

function isSpoken(filter: DogFilter): boolean {
	return criteriaOf(filter).every(({ group }) => SPOKEN.has(group))
}

/** "3 small or medium dogs near Saltmarsh" */
function someDogs(count: number, filter: DogFilter, names: Names): string {
	const list = (group: Group) =>
		inWords(
			filter[group].map((value) => criterionName(group, value, names)),
			'or',
		)
	const nouns = count === 1 ? 'dog' : 'dogs'
	const words = [count, list('size').toLowerCase(), list('sex').toLowerCase(), nouns]
	return [...words, list('place') && `near ${list('place')}`].filter((word) => word !== '').join(' ')
}

/** "3 small dogs can live with cats, 2 more might". */
export function countInWords({ yes, maybe }: { yes: number; maybe: number }, filter: DogFilter, names: Names): string {
	const all = yes + maybe
	if (all === 0) return '0 dogs'
	const more = yes > 0 && maybe > 0 ? `, ${maybe} more might` : ''
	if (!isSpoken(filter)) {
		const dogs = (count: number) => (count === 1 ? '1 dog' : `${count} dogs`)
		if (criteriaOf(filter).length === 1 && filter.q) return `${dogs(all)} for “${filter.q}”`
		return yes === 0 ? `${dogs(maybe)} might match` : `${dogs(yes)} ${yes === 1 ? 'matches' : 'match'}${more}`
	}
	const who = companyInWords(filter, names)
	if (!who) return someDogs(all, filter, names)
	if (yes === 0) return `${someDogs(maybe, filter, names)} might live with ${who}`
	return `${someDogs(yes, filter, names)} can live with ${who}${more}`
}

/** More names would make a long heading. */
const MAX_NAMED_DOGS = 3

/** "The closest match to “biskit” is Biscuit"; null where no dog is spelt like it either. */
export function respeltInWords(dogs: readonly Dog[], q: string): string | null {
	if (dogs.length === 0) return null
	if (dogs.length > MAX_NAMED_DOGS) return `${dogs.length} dogs come close to “${q}”`
	const names = listInWords(dogs.map(({ title }) => title))
	return dogs.length === 1 ? `The closest match to “${q}” is ${names}` : `The closest matches to “${q}” are ${names}`
}

const MAX_NAMED_GROUPS = 1

/**
 * "Fern and Hattie go home together, so these 39 dogs need 38 homes." "" where every dog goes alone. `groups` are the
 * bonded dogs of the list.
 */
export function homesInWords(groups: readonly (readonly Dog[])[], dogs: number, homes: number): string {
	const [first] = groups
	if (!first || dogs === homes) return ''
	const isNamed = groups.length <= MAX_NAMED_GROUPS
	const arePairs = groups.every(({ length }) => length === 2)
	const who = isNamed ? namesOf(first) : `${groups.length} ${arePairs ? 'pairs' : 'groups'}`
	return `${who} go home together, so ${dogs === 2 ? 'both' : `these ${dogs}`} dogs need ${homes === 1 ? 'one home' : `${homes} homes`}.`
}

/** "1 of them is reserved or trying out a home." after the number of all; "" for none. */
export function spokenForInWords(count: number, all: number): string {
	if (count === 0) return ''
	const who = all === 1 ? 'It' : all === count ? 'All of them' : `${count} of them`
	return `${who} ${count === 1 ? 'is' : 'are'} reserved or trying out a home.`
}

const lacking: Partial<Record<Criterion['group'], string>> = {
	size: 'whose size we do not know yet',
	age: 'whose age we do not know yet',
	sex: 'whose sex we have not been told yet',
	energy: 'whose energy we are still getting to know',
	coat: 'whose coat we do not know yet',
	breed: 'whose breed we do not know',
	place: 'whose centre we do not know yet',
}

/** "we have not tested with cats yet". `unknown` is undefined when it is several things. */
function whatWeLack(unknown: Criterion | undefined, names: Names): string {
	if (unknown?.group === 'with' || unknown?.group === 'children') {
		const [value = ''] = unknown.values
		const verb = unknown.group === 'children' || value === 'children' ? 'seen' : 'tested'
		return `we have not ${verb} with ${criterionName(unknown.group, value, names)} yet`
	}
	return (unknown && lacking[unknown.group]) ?? 'we do not know enough about yet'
}

/** "And 7 we have not tested with cats yet". */
export function untestedLink(count: number, unknown: Criterion | undefined, names: Names): string {
	return `And ${count} ${whatWeLack(unknown, names)}`
}

/** Their heading; it claims only what is true of all of them. */
export function untestedInWords(
	count: number,
	filter: DogFilter,
	unknown: Criterion | undefined,
	names: Names,
): string {
	const isAboutCompany = unknown?.group === 'with' || unknown?.group === 'children'
	const dogs = isAboutCompany ? someDogs(count, filter, names) : `${count} ${count === 1 ? 'dog' : 'dogs'}`
	return `${dogs} ${whatWeLack(unknown, names)}`
}
