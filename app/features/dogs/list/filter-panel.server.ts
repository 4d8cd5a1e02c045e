import type { ChoiceData, ChoiceGroup } from './choice-list.tsx'
import { type DogFilter, type Group, listAddress, type Sort } from './dog-filter.ts'
import type { FilterPanelData } from './filter-panel.tsx'
import { choiceText, groupWords, inWords, type Names, wishName } from './filter-words.ts'
import { countShown, countsByAdding, type Question } from './sort-out.server.ts'

/** Groups that open to a list, in the order people ask. */
const LISTS = ['size', 'age', 'sex', 'energy', 'breed', 'place'] as const satisfies Group[]

/** The form of wishes: what is chosen, what else there is, and how many dogs each of those would give. */
export function filterPanel(question: Question, sort: Sort, names: Names): FilterPanelData {
	const { filter } = question
	const choices = (group: Group) => choicesOf(question, group, names)
	const company = choices('with')
	const anyAge = company.filter(({ value }) => value === 'children')
	return {
		company: company.filter(({ value }) => value !== 'children'),
		children: {
			...groupOf('children', 'Children', 'Children', [
				// Who says how old the children are has said enough.
				...(filter.children.length > 0 ? [] : anyAge),
				...choices('children'),
			]),
			chosen: childrenChosen(filter, names),
		},
		toggles: [...choices('foster'), ...choices('reserved')],
		lists: LISTS.map((group) => {
			const { label, any } = groupWords[group] ?? { label: '', any: '' }
			const chosen = filter[group].map((value) => wishName(group, value, names))
			return { ...groupOf(group, label, any, choices(group)), chosen: chosen.join(', ') }
		}).filter(({ choices }) => choices.length > 0),
		q: filter.q,
		asked: listAddress(filter, { sort }),
		count: countShown(question),
	}
}

function groupOf(name: Group, label: string, any: string, choices: ChoiceData[]): ChoiceGroup {
	return { name, label, any, choices, chosen: '' }
}

function choicesOf(question: Question, group: Group, names: Names): ChoiceData[] {
	const counts = countsByAdding(question, group)
	return [...question.index.answers[group].keys()].map((value) => ({
		group,
		value,
		text: choiceText(group, value, names),
		isChosen: question.filter[group].includes(value),
		count: counts.get(value) ?? null,
	}))
}

function childrenChosen(filter: DogFilter, names: Names): string {
	if (filter.children.length > 0) {
		const ages = filter.children.map((value) =>
			(choiceText('children', value, names).split(',')[0] ?? '').toLowerCase(),
		)
		return `Children ${inWords(ages, 'and')}`
	}
	return filter.with.includes('children') ? 'Children' : ''
}
