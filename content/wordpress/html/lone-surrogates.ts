/** JSON can contain lone surrogates ("\\ud83d"), which cannot be encoded as UTF-8. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i

/** Removes lone surrogates from parsed JSON. `text` is its source, checked first: most responses have none. */
export function withoutLoneSurrogates(text: string, json: unknown): unknown {
	return ESCAPED_SURROGATE.test(text) ? cleaned(json) : json
}

function cleaned(value: unknown): unknown {
	if (typeof value === 'string') return value.isWellFormed() ? value : value.replaceAll(/\p{Surrogate}/gu, '')
	if (Array.isArray(value)) return value.map(cleaned)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}
