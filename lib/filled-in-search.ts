/**
 * The query string of a filter form, with its leading "?", or "". Omits empty fields, which browsers without scripts
 * send, and sorts the others so that shared URLs are equal.
 */
export function filledInSearch(form: FormData): string {
	const params = new URLSearchParams()
	for (const [name, value] of form) {
		if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim())
	}
	params.sort()
	return params.size > 0 ? `?${params}` : ''
}
