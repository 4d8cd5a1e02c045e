import type { Answers } from '../answers/answers.ts'
import type { Field, Form } from '../form.ts'

/** Query parameter of other favourites: "?others=percy,kit". Set by the favourites page. */
const OTHERS = 'others'
/** The maximum number of favourites. */
const MAX_OTHERS = 50

/**
 * The answers in a URL: "?dog=biscuit" from a dog's page, "?role=dog-walker" from a role's. Only options of the first step and known
 * dogs count.
 */
export function prefilled(form: Form, search: URLSearchParams): Answers {
	const others = otherDogs(form, search)
	return {
		...choicesInUrl(form, search),
		...(others.length > 0 ? { otherDogs: others.map(({ label }) => label).join(', ') } : {}),
	}
}

/** Whether the URL overrides an earlier answer. */
export function changesAnswers(form: Form, search: URLSearchParams, earlier: Answers): boolean {
	return Object.entries(choicesInUrl(form, search)).some(([name, value]) => earlier[name] !== value)
}

/** The earlier answers, overridden by those of the URL. */
export function withPrefilled(form: Form, search: URLSearchParams, earlier: Answers | undefined): Answers {
	return { ...prefilled(form, search), ...earlier, ...choicesInUrl(form, search) }
}

/** The query to pass on: "?dog=biscuit", or "". */
export function prefillQuery(form: Form, search: URLSearchParams): string {
	const query = new URLSearchParams(choicesInUrl(form, search))
	const others = otherDogs(form, search).map(({ value }) => value)
	if (others.length > 0) query.set(OTHERS, others.join(','))
	return query.size > 0 ? `?${query}` : ''
}

const firstFields = (form: Form): Field[] => form.steps[0]?.fields ?? []

function choicesInUrl(form: Form, search: URLSearchParams): Record<string, string> {
	const given = firstFields(form).flatMap((field) => {
		const value = search.get(field.name)
		// Private answers are never in a URL.
		const isChoice = (field.kind === 'select' || field.kind === 'radios') && !field.sensitive
		return isChoice && value !== null && field.options.some((option) => option.value === value)
			? [[field.name, value] as const]
			: []
	})
	return Object.fromEntries(given)
}

/** The other dogs in the URL, as many as fit into the field, without the dog applied for. */
function otherDogs(form: Form, search: URLSearchParams): { value: string; label: string }[] {
	const dog = firstFields(form).find(({ name }) => name === 'dog')
	const box = firstFields(form).find(({ name }) => name === 'otherDogs')
	if (!dog || !('options' in dog) || box?.kind !== 'text') return []
	const named = new Set((search.get(OTHERS) ?? '').split(',', MAX_OTHERS))
	named.delete(search.get('dog') ?? '')
	let room = box.max
	return dog.options.filter(({ value, label }) => {
		if (!named.has(value)) return false
		room -= label.length + ', '.length
		return room >= 0
	})
}
