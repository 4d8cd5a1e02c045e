import type { Dog } from '#content/model/content.ts'
import { ofEach, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { daysSince, longDate } from '#lib/dates.ts'

/** "Waiting since 21 April 2026, 214 days. Page last changed on 18 November 2026. Reference FL-101." */
export function history(dogs: readonly Dog[], today: Date, locale: string): string {
	const status = statusTogether(dogs)
	if (status === 'died') return ''
	const known = dogs.filter(({ listedOn }) => listedOn !== '')
	const changed = dogs.map(({ modifiedAt }) => modifiedAt).toSorted()
	const refs = dogs.map(({ ref }) => ref).filter(Boolean)
	const sentences = [
		known.length > 0 && `${ofEach(known, (dog) => sinceWhen({ ...dog, status }, today, locale))}.`,
		`Page last changed on ${longDate(changed.at(-1) ?? '', locale)}.`,
		refs.length > 0 && `Reference${refs.length > 1 ? 's' : ''} ${refs.join(', ')}.`,
	]
	return sentences.filter(Boolean).join(' ')
}

function sinceWhen(dog: Dog, today: Date, locale: string): string {
	const date = longDate(dog.listedOn, locale)
	if (dog.status === 'adopted') return `Came to us: ${date}`
	if (dog.status !== 'available') return `With us since ${date}`
	const days = daysSince(dog.listedOn, today)
	return days ? `Waiting since ${date}, ${days} day${days === 1 ? '' : 's'}` : `Waiting since ${date}`
}
