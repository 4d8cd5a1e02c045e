import { decodeLines } from '#content/plain-text.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import type { ListedDog } from '#domain/dogs/status.ts'
import { decimalOf } from '#lib/money.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { bondedDogs } from '../bonded-dogs.ts'
import { dogUrl } from '../feed.ts'
import { jpegOf, picturesOf } from '../pictures.ts'
import type { Column, ExportedDog } from './export-file.ts'

/** The charity's own number, else ours. */
export function reference(dog: ListedDog): string {
	return dog.ref || String(dog.id)
}

/** "" for partial dates, which are not guessed. */
export function completeDate(date: string): string {
	return date.length === 10 ? date : ''
}

const CROSS = /\b(?:cross(?:breed)?|mix(?:ed(?: breed)?)?|mongrel)\b/i

/** "Terrier cross" is a terrier that is mixed: channels have a column for that. */
export function breeds(dog: ListedDog): { primary: string; secondary: string; isMixed: boolean } {
	const [primary = '', secondary = ''] = dog.breeds.map(({ name }) => name.replace(CROSS, '').trim() || name)
	return { primary, secondary, isMixed: dog.breeds.length > 1 || dog.breeds.some(({ name }) => CROSS.test(name)) }
}

/** "180.00"; "" when unknown. */
export function fee(dog: ListedDog): string {
	return dog.fee ? decimalOf(dog.fee) : ''
}

/** `count` columns with picture URLs, as JPEG. */
export function pictureColumns(count: number, header: (number: number) => string): Column[] {
	return Array.from({ length: count }, (_, index) => [
		header(index + 1),
		({ dog, siteUrl }) => {
			const picture = picturesOf(dog)[index]
			return picture ? jpegOf(picture, siteUrl).url : ''
		},
	])
}

/** The story as plain text, then facts without a column, then the contact link. */
export function description({ dog, content, siteUrl }: ExportedDog): string {
	const story = decodeLines(dog.html.replaceAll(/<\/(?:h[2-4]|blockquote|tr)>/g, '$&<br>')) || dog.excerpt
	const { dogs, cats, small_pets, children, alone, garden } = dog.fitNotes
	const bonded = bondedDogs(dog, content).map(({ title }) => title)
	return [
		story,
		dog.homeSummary,
		[children, dogs, cats, small_pets, alone, garden].filter(Boolean).join(' '),
		childrenInWords(dog),
		bonded.length > 0 ? `Must go to the same home as ${listInWords(bonded)}.` : '',
		`More about ${dog.title}: ${dogUrl(dog, siteUrl)}`,
	]
		.filter(Boolean)
		.join('\n\n')
}

/** The minimum age of children, which most channels have no column for. */
function childrenInWords(dog: ListedDog): string {
	const limits = childrenLimits(dog)
	const age = minAgeOf(limits)
	if (age === undefined) return ''
	if (limits.from === 'yes') return `${dog.title} can live with children of ${age} and over.`
	return limits.from === 'selective'
		? `${dog.title} might live with children of ${age} and over, depending on the child.`
		: `${dog.title} cannot live with children under ${age}. With older children: not known yet.`
}
