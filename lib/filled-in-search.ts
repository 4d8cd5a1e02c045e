/**
 * The query of a form that asks for a list, with its leading "?", or "" when nothing was chosen. A browser without scripts
 * sends empty boxes along; addresses made here, which people share, leave them out and are in one order.
 */
export function filledInSearch(form: FormData): string {
	const params = new URLSearchParams()
	for (const [name, value] of form) {
		if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim())
	}
	params.sort()
	return params.size > 0 ? `?${params}` : ''
}
