import type { Content } from '#content/model/content.ts'
import { CHOICES, type DogFilter, type Group, listUrl, type Sort } from '#domain/dogs/filters/dog-filter.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { countShown, countsByAdding, type DogQuery } from '#domain/dogs/filters/match-dogs.ts'
import { SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { sizeOf } from '#lib/lists/bit-set.ts'
import type { ChoiceData, ChoiceGroup } from './choice-list.tsx'
import type { FilterPanelData } from './filter-panel.tsx'
import { type Choice, choiceText, criterionName, groupWords, inWords, type Names } from './filter-words.ts'

/** The most used first. */
const LISTS = ['size', 'age', 'place', 'sex', 'energy', 'coat', 'breed'] as const satisfies Group[]

/** Each line costs time on every page; the search finds the other breeds. */
const MAX_BREEDS = 30

/** The filter form: the active values, the other values, and the number of dogs for each. */
export function filterPanel(query: DogQuery, sort: Sort, names: Names): FilterPanelData {
	const { filter } = query
	const company = choicesOf(query, 'with', names)
	return {
		company: company.filter(({ value }) => value !== 'children'),
		children: childrenList(query, company, names),
		toggles: [...choicesOf(query, 'foster', names), ...choicesOf(query, 'reserved', names)],
		lists: LISTS.map((group) => listOf(query, group, names)).filter(({ choices }) => choices.length > 0),
		q: filter.q,
		asked: listUrl(filter, { sort }),
		count: countShown(query),
	}
}

function listOf(question: DogQuery, group: (typeof LISTS)[number], names: Names): ChoiceGroup {
	const all = choicesOf(question, group, names)
	const choices = group === 'breed' ? common(question, all) : all
	const rare = all.length - choices.length
	return {
		...groupWords[group],
		name: group,
		choices,
		selected: question.filter[group].map((value) => criterionName(group, value, names)).join(', '),
		more: rare > 0 ? `${rare} rarer ${rare === 1 ? 'breed' : 'breeds'}: search for the name.` : '',
	}
}

function common({ index }: DogQuery, choices: ChoiceData[]): ChoiceData[] {
	const dogsOf = ({ value }: ChoiceData) => sizeOf(index.answers.breed.get(value)?.yes ?? index.all)
	const counts = new Map(choices.map((choice) => [choice, dogsOf(choice)]))
	const byCount = choices.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
	const shown = new Set(byCount.slice(0, MAX_BREEDS))
	return choices.filter((choice) => choice.isChosen || shown.has(choice))
}

function childrenList(question: DogQuery, company: ChoiceData[], names: Names): ChoiceGroup {
	const { filter } = question
	// The age of the children implies children.
	const anyAge = filter.children.length > 0 ? [] : company.filter(({ value }) => value === 'children')
	return {
		name: 'children',
		label: 'Children',
		any: 'Children',
		selected: childrenChosen(filter, names),
		choices: [...anyAge, ...choicesOf(question, 'children', names)],
		more: '',
	}
}

function childrenChosen(filter: DogFilter, names: Names): string {
	if (filter.children.length === 0) return filter.with.includes('children') ? 'Children' : ''
	const ages = filter.children.map((value) => choiceText('children', value, names).split(',')[0]?.toLowerCase() ?? '')
	return `Children ${inWords(ages, 'and')}`
}

function choicesOf(question: DogQuery, group: Group, names: Names): ChoiceData[] {
	const counts = countsByAdding(question, group)
	return [...question.index.answers[group].keys()].map((value) => ({
		group,
		value,
		text: choiceText(group, value, names),
		...(question.filter[group].includes(value) ? { isChosen: true } : {}),
		count: counts.get(value) ?? null,
	}))
}

/** The filters as parts of a sentence, for the finder form. */
export function finderChoices(content: Content, today: Date): Record<'sizes' | 'company' | 'places', Choice[]> | null {
	const { dogs, offered } = dogsIndex(content, today)
	if (dogs.length === 0) return null
	return {
		sizes: CHOICES.size.map((value) => ({ value, text: `a ${SIZE_WORDS[value].toLowerCase()} dog` })),
		company: CHOICES.with.map((value) => ({ value, text: criterionName('with', value, (_, slug) => slug) })),
		places: offered.place.map(({ slug, name }) => ({ value: slug, text: name })),
	}
}
