import type { Dog, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { daysSince, formatDate } from '#lib/dates.ts'
import { ownFacts, sharedFacts } from '../profile/facts/facts.ts'
import { type Fact, homeNeeded, NOT_KNOWN } from '../profile/facts/needs.ts'

export interface CompareCell {
	text: string
	/** For the sign and the colour of yes-or-no questions. */
	answer?: 'yes' | 'maybe' | 'no' | 'unknown'
	/** The condition of a maybe. */
	why?: string
}

export interface CompareRow {
	about: string
	cells: CompareCell[]
	isSame: boolean
}

export interface CompareGroup {
	title: string
	rows: CompareRow[]
}

export interface CompareOptions {
	today: Date
	locale: string
	breedOf: (dog: Dog) => string
	bondedWith: (dog: Dog) => string
}

/** Everything two to four dogs are compared by; unknown facts are shown as unknown. */
export function compareGroups(dogs: readonly Dog[], options: CompareOptions): CompareGroup[] {
	const { today, locale } = options
	const groups = [
		{
			title: 'Who they can live with',
			rows: [
				row('Children', dogs, children),
				row('Other dogs', dogs, (dog) => company(dog.goodWith.dogs, dog.fitNotes.dogs)),
				row('Cats', dogs, (dog) => company(dog.goodWith.cats, dog.fitNotes.cats)),
				row('Small pets', dogs, (dog) => company(dog.goodWith.smallPets, dog.fitNotes.small_pets)),
			],
		},
		{
			title: 'The home they need',
			rows: [
				...factRows(dogs, (dog) => homeNeeded([dog])),
				row('Special needs', dogs, (dog) => ({ text: dog.specialNeeds || 'None that we know of' })),
			],
		},
		{
			title: 'About them',
			rows: [
				...factRows(dogs, (dog) => [
					...ownFacts(dog, options.breedOf(dog), today),
					...sharedFacts([dog], { locale, withFee: isAdoptable(dog) }),
				]),
				row('With us for', dogs, (dog) => ({ text: timeWithUs(dog, today, locale) })),
				...(dogs.some((dog) => options.bondedWith(dog))
					? [row('Goes home with', dogs, (dog) => ({ text: options.bondedWith(dog) || 'Nobody else' }))]
					: []),
			],
		},
	]
	return groups.map((group) => ({ ...group, rows: group.rows.map(marked) }))
}

export function countRows(groups: readonly CompareGroup[]): { same: number; different: number } {
	const rows = groups.flatMap((group) => group.rows)
	const same = rows.filter(({ isSame }) => isSame).length
	return { same, different: rows.length - same }
}

type Row = Omit<CompareRow, 'isSame'>

function row(about: string, dogs: readonly Dog[], cellOf: (dog: Dog) => CompareCell): Row {
	return { about, cells: dogs.map(cellOf) }
}

function marked({ about, cells }: Row): CompareRow {
	return { about, cells, isSame: cells.length > 1 && new Set(cells.map((cell) => JSON.stringify(cell))).size === 1 }
}

/** A row for each fact that any of the dogs has. */
function factRows(dogs: readonly Dog[], factsOf: (dog: Dog) => Fact[]): Row[] {
	const facts = new Map(dogs.map((dog) => [dog, new Map(factsOf(dog).map(({ label, value }) => [label, value]))]))
	const labels = [...new Set([...facts.values()].flatMap((byLabel) => [...byLabel.keys()]))]
	return labels.map((label) => row(label, dogs, (dog) => ({ text: facts.get(dog)?.get(label) ?? NOT_ADOPTABLE })))
}

const NOT_ADOPTABLE = 'Stays with the foster family'

function isAdoptable(dog: Dog): boolean {
	return dog.status !== 'long_term_foster'
}

const answerByFit = {
	yes: { text: 'Yes', answer: 'yes' },
	selective: { text: 'Maybe', answer: 'maybe' },
	no: { text: 'No', answer: 'no' },
	unknown: { text: NOT_KNOWN, answer: 'unknown' },
} as const satisfies Record<Fit, CompareCell>

function company(fit: Fit, note: string): CompareCell {
	return fit === 'selective' && note ? { ...answerByFit[fit], why: note } : answerByFit[fit]
}

function children(dog: Dog): CompareCell {
	const limits = childrenLimits(dog)
	const age = minAgeOf(limits)
	const cell = company(limits.from, dog.fitNotes.children)
	if (age === undefined) return cell
	return { ...cell, text: limits.from === 'unknown' ? `Not under ${age}; older not known yet` : `${age} and over` }
}

function timeWithUs(dog: Dog, today: Date, locale: string): string {
	if (!dog.listedOn) return NOT_KNOWN
	const days = daysSince(dog.listedOn, today)
	if (days === undefined) return `Since ${formatDate(dog.listedOn, locale)}`
	if (days === 0) return 'Came today'
	return days === 1 ? '1 day' : `${days} days`
}
