/** Names of fields that say little by themselves. */
const FIELD_WORDS: Record<string, string> = {
	content: 'text',
	excerpt: 'summary',
	image: 'picture',
	slug: 'slug (the end of its address)',
	date_gmt: 'date',
	modified_gmt: 'date of the last change',
	record: 'record',
	letters: 'email texts',
}
/** Where a field is kept, not what it is. */
const NOT_WORDS = new Set(['meta', 'acf', 'rendered', 'plain', 'list'])
const MAX_CHOICES = 6

/** What is wrong with a field, in a sentence: "The birth date: “soon” is not a date such as 2021." */
export function faultInWords(field: string, message: string): string {
	const what = `The ${fieldInWords(field)}`
	const choices = /^Invalid option: expected one of (.+)$/.exec(message)?.[1]
	if (choices) return sentence(`${what} is none of ${choicesInWords(choices)}`)
	if (/^Invalid input: expected .+, received (undefined|null)$/.test(message)) return `${what} is missing.`
	if (/^(Invalid |Too (small|big))/.test(message)) return `${what} is not in the form that the site can read.`
	const picture = /^picture skipped: (.+)$/.exec(message)?.[1]
	if (picture) return sentence(`${what} cannot be shown: ${picture}`)
	const parts = /^skipped: (.+)$/.exec(message)?.[1]
	if (parts && field === 'content') return sentence(`${what} has parts that the site does not show: ${parts}`)
	const text = curly(message.replace(/^skipped: /, '').replace(/; skipped$/, ''))
	const isPredicate = /^(is|has|cannot|needs|says) /.test(text)
	return sentence(isPredicate ? `${what} ${text}` : `${what}: ${text}`)
}

/** What is wrong with a file of the content folder. */
export function fileFaultInWords(message: string): string {
	const text = curly(message.replace(/; skipped$/, ''))
	// The name of a file or of a picture keeps its letters.
	return sentence(/^[a-z]+ /.test(text) ? `${text[0]?.toUpperCase()}${text.slice(1)}` : text)
}

/** "meta.price.amount" → "price amount"; "gallery.2" → "gallery (number 3)" */
function fieldInWords(field: string): string {
	const known = FIELD_WORDS[field]
	if (known) return known
	let words = ''
	for (const part of field.split('.')) {
		if (NOT_WORDS.has(part)) continue
		if (/^\d+$/.test(part)) words += ` (number ${Number(part) + 1})`
		else words += `${words === '' ? '' : ' '}${FIELD_WORDS[part] ?? part.replaceAll('_', ' ')}`
	}
	return words.trim() || 'record'
}

/** Choices in words, from what a schema writes: "a"|"b" */
function choicesInWords(choices: string): string {
	const all = choices.split('|').map((choice) => choice.replaceAll('"', ''))
	const shown = all.slice(0, MAX_CHOICES).join(', ')
	return all.length > MAX_CHOICES ? `${shown} and ${all.length - MAX_CHOICES} more` : shown
}

function curly(text: string): string {
	return text.replaceAll(/"([^"]*)"/g, '“$1”')
}

function sentence(text: string): string {
	return /[.!?]$/.test(text) ? text : `${text}.`
}
