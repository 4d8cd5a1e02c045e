const lists = { and: new Intl.ListFormat('en-GB'), or: new Intl.ListFormat('en-GB', { type: 'disjunction' }) }

/** "Biscuit", "Biscuit and Percy", "Biscuit, Percy and Dot". */
export function listInWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
	return lists[last].format(words)
}
