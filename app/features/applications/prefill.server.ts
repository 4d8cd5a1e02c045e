import type { Answers } from '#records/drafts/drafts.ts'
import type { Form } from './form.server.ts'

/**
 * What a link to a form has chosen already: "?dog=biscuit" on a dog's page, "?role=dog-walker" on a role's. Only what can be
 * chosen on the first step counts; anything else in an address is ignored.
 */
export function prefilled(form: Form, search: URLSearchParams): Answers {
	const given = (form.steps[0]?.fields ?? []).flatMap((field) => {
		const value = search.get(field.name)
		const isChoice = field.kind === 'select' || field.kind === 'radios'
		return isChoice && value !== null && field.options.some((option) => option.value === value)
			? [[field.name, value] as const]
			: []
	})
	return Object.fromEntries(given)
}

/** The same as a query, to hand it on: "?dog=biscuit", or "". */
export function prefillQuery(form: Form, search: URLSearchParams): string {
	const query = new URLSearchParams(prefilled(form, search) as Record<string, string>).toString()
	return query && `?${query}`
}
