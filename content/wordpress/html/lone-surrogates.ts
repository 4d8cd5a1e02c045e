/** JSON can name half of a character that takes two ("\\ud83d"); no encoder can write such a half to a page or a disk. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i

/** A parsed answer without halves of characters. `text` is what it was parsed from: most answers need no walk. */
export function withoutLoneSurrogates(text: string, json: unknown): unknown {
	return ESCAPED_SURROGATE.test(text) ? cleaned(json) : json
}

function cleaned(value: unknown): unknown {
	if (typeof value === 'string') return value.isWellFormed() ? value : value.replaceAll(/\p{Surrogate}/gu, '')
	if (Array.isArray(value)) return value.map(cleaned)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}
