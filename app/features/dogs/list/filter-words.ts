import type { Company, DogFilter, Size, Wish } from './dog-filter.ts'

/** A value of the address and the words a list shows for it. */
export interface Choice {
	value: string
	text: string
}

export const sizeNames: Record<Size, string> = { small: 'Small', medium: 'Medium', large: 'Large', giant: 'Giant' }

export const companyNames: Record<Company, string> = {
	cats: 'cats',
	dogs: 'other dogs',
	children: 'children',
	small_pets: 'small pets',
}

/** "small pets" -> "Small pets" */
export function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The maybes, under a heading of their own. */
const maybeTitles: Record<Company, string> = {
	cats: 'Maybe, with the right cat',
	dogs: 'Maybe, with the right dog',
	children: 'Maybe, it depends on their age',
	small_pets: 'Maybe, with the right small pet',
}

export function maybeTitle(filter: DogFilter): string {
	return filter.with ? maybeTitles[filter.with] : 'Maybe'
}

/** What stands on the chip that takes a wish away. */
export function chipText(filter: DogFilter, wish: Wish): string {
	if (wish === 'size') return filter.size ? sizeNames[filter.size] : ''
	if (wish === 'with') return filter.with ? `Good with ${companyNames[filter.with]}` : ''
	return filter.place ? `Near ${filter.place.name}` : ''
}

/** The wish inside a sentence: "Without Large, …". */
export function wishName(filter: DogFilter, wish: Wish): string {
	if (wish === 'size') return filter.size ? sizeNames[filter.size] : ''
	if (wish === 'with') return filter.with ? companyNames[filter.with] : ''
	return filter.place?.name ?? ''
}

/** "3 small dogs near Saltmarsh" */
function someDogs(count: number, { size, place }: Pick<DogFilter, 'size' | 'place'>): string {
	return [count, size && sizeNames[size].toLowerCase(), count === 1 ? 'dog' : 'dogs', place && `near ${place.name}`]
		.filter(Boolean)
		.join(' ')
}

/** How many there are, as a sentence that can be read out: "3 small dogs can live with cats, 2 more might". */
export function countInWords({ yes, maybe }: { yes: number; maybe: number }, filter: DogFilter): string {
	if (yes + maybe === 0) return '0 dogs'
	const who = filter.with && companyNames[filter.with]
	if (!who) return someDogs(yes + maybe, filter)
	if (yes === 0) return `${someDogs(maybe, filter)} might live with ${who}`
	return `${someDogs(yes, filter)} can live with ${who}${maybe > 0 ? `, ${maybe} more might` : ''}`
}

/** What we do not know of them: "we have not tested with cats yet". `unknown` is null when it is not one thing. */
function whatWeLack(filter: DogFilter, unknown: Wish | null): string {
	if (unknown === 'size') return 'whose size we do not know yet'
	if (unknown === 'place') return 'whose centre we do not know yet'
	if (unknown === null || filter.with === null) return 'we do not know enough about yet'
	const verb = filter.with === 'children' ? 'seen' : 'tested'
	return `we have not ${verb} with ${companyNames[filter.with]} yet`
}

/** The words that lead to dogs who might fit if we knew: "And 7 we have not tested with cats yet". */
export function untestedLink(count: number, filter: DogFilter, unknown: Wish | null): string {
	return `And ${count} ${whatWeLack(filter, unknown)}`
}

/** The heading over them; it claims only what is known of all of them. */
export function untestedInWords(count: number, filter: DogFilter, unknown: Wish | null): string {
	const known = unknown === 'with' ? filter : { size: null, place: null }
	return `${someDogs(count, known)} ${whatWeLack(filter, unknown)}`
}

/** "No one fits all three, yet" */
export function nobodyFits(wishes: number): string {
	if (wishes === 1) return 'No one fits that, yet'
	return wishes === 2 ? 'No one fits both, yet' : 'No one fits all three, yet'
}
