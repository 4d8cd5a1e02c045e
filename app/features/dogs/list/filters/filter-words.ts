import {
	type CHOICES,
	type Criterion,
	criteriaOf,
	type DogFilter,
	type Group,
	type Sort,
} from '#domain/dogs/filters/dog-filter.ts'
import {
	AGE_GROUP_WORDS,
	AGE_GROUPS,
	COAT_WORDS,
	COATS,
	ENERGY_GROUP_WORDS,
	ENERGY_GROUPS,
	SIZE_WORDS,
	SIZES,
} from '#domain/dogs/vocabulary.ts'

export interface Choice {
	value: string
	text: string
}

/** The name of a group, and its label while nothing is selected. */
export const groupWords = {
	size: { label: 'Size', any: 'Any size' },
	age: { label: 'Age', any: 'Any age' },
	sex: { label: 'Sex', any: 'Male or female' },
	energy: { label: 'Energy', any: 'Any energy' },
	coat: { label: 'Coat', any: 'Any coat' },
	breed: { label: 'Breed', any: 'Any breed' },
	place: { label: 'Near', any: 'Any centre' },
} satisfies Partial<Record<Group, { label: string; any: string }>>

export const sortWords: Record<Sort, string> = {
	recommended: 'Recommended',
	newest: 'Newest',
	longest: 'Waiting longest',
	name: 'Name, A to Z',
}

interface ValueWords {
	/** In the list of choices. */
	text: string
	/** On the chip that removes it, if different. */
	chip?: string
	/** Inside a sentence: "Without cats, …". */
	name: string
}

const same = (name: string): ValueWords => ({ text: name, name })

function wordsFor<Value extends string>(values: readonly Value[], wordsOf: (value: Value) => ValueWords) {
	// `Object.fromEntries` loses the key type.
	return Object.fromEntries(values.map((value) => [value, wordsOf(value)])) as Record<Value, ValueWords>
}

function coatWords(coat: (typeof COATS)[number]): ValueWords {
	const text = COAT_WORDS[coat]
	return coat === 'hairless' ? same(text) : { text, name: `${text} coat` }
}

const valueWords: { [G in Group]: Record<(typeof CHOICES)[G][number], ValueWords> } = {
	with: {
		cats: { text: 'Cats', chip: 'Good with cats', name: 'cats' },
		dogs: { text: 'Other dogs', chip: 'Good with other dogs', name: 'other dogs' },
		small_pets: { text: 'Small pets', chip: 'Good with small pets', name: 'small pets' },
		children: { text: 'Any age', chip: 'Good with children', name: 'children' },
	},
	children: {
		'0-4': { text: 'Under 5, preschool', chip: 'Good with under 5s', name: 'children under 5' },
		'5-11': { text: '5 to 11, primary school', chip: 'Good with children of 5 to 11', name: 'children of 5 to 11' },
		'12-15': { text: '12 to 15, secondary school', chip: 'Good with 12 to 15s', name: 'children of 12 to 15' },
		'16-17': { text: '16 and over', chip: 'Good with over 16s', name: 'over 16s' },
	},
	size: wordsFor(SIZES, (size) => same(SIZE_WORDS[size])),
	age: wordsFor(AGE_GROUPS, (group) => {
		const { label, years } = AGE_GROUP_WORDS[group]
		return { text: `${label}, ${years}`, name: label }
	}),
	sex: { female: same('Female'), male: same('Male') },
	energy: wordsFor(ENERGY_GROUPS, (group) => same(ENERGY_GROUP_WORDS[group])),
	coat: wordsFor(COATS, coatWords),
	breed: {},
	place: {},
	foster: { wanted: { text: 'Foster home wanted', name: 'Foster home wanted' } },
	reserved: { hide: { text: 'Not reserved', chip: 'Reserved dogs hidden', name: 'hiding reserved dogs' } },
}

/** Names of breeds and places, from the content. */
export type Names = (group: 'breed' | 'place', slug: string) => string

function wordsOf(group: Group, value: string, names: Names): ValueWords {
	if (group === 'breed' || group === 'place') return same(names(group, value))
	const words: Record<string, ValueWords> = valueWords[group]
	return words[value] ?? same(value)
}

/** In the list of choices. */
export function choiceText(group: Group, value: string, names: Names): string {
	return wordsOf(group, value, names).text
}

/** On the chip that removes a filter. */
export function chipText(group: Group, value: string, names: Names): string {
	const { chip, name } = wordsOf(group, value, names)
	return chip ?? (group === 'place' ? `Near ${name}` : name)
}

/** Inside a sentence: "Without Large, …". */
export function criterionName(group: Group, value: string, names: Names): string {
	return wordsOf(group, value, names).name
}

/** Inside a sentence: "Small or Medium", "cats", "“biscuit”". */
export function criterionText(criterion: Criterion, filter: DogFilter, names: Names): string {
	if (criterion.group === 'q') return `“${filter.q}”`
	return inWords(
		criterion.values.map((value) => criterionName(criterion.group, value, names)),
		'or',
	)
}

/** "cats", "cats and other dogs", "cats, other dogs and small pets" */
export function inWords(words: readonly string[], last: 'and' | 'or'): string {
	if (words.length < 2) return words.join()
	return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

export function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "cats and children under 5": all company in the filter. */
export function companyInWords(filter: DogFilter, names: Names): string {
	const company = (['with', 'children'] as const).flatMap((group) =>
		filter[group].map((value) => criterionName(group, value, names)),
	)
	return inWords(company, 'and')
}

const numbers = ['', '', 'both', 'all three', 'all four', 'all five']

/** "No dog matches all three yet"; for a search, that nothing was found. */
export function noDogFits(filter: DogFilter): string {
	const values = criteriaOf(filter).length
	if (values === 1 && filter.q) return `No dog here answers to “${filter.q}”`
	return values === 1 ? 'No dog matches that yet' : `No dog matches ${numbers[values] ?? 'all of that'} yet`
}
