/**
 * Text for comparing: in lower case and without accents, so that "zoe" finds "Zoë" and "ﬁ" is "fi". Signs and spaces
 * stay.
 *
 * Marks go first: Unicode's normalisation puts a run of them into order, which for a hundred thousand in one record
 * takes longer than a minute.
 */
export function fold(text: string): string {
	return withoutMarks(withoutMarks(text).normalize('NFKD')).toLowerCase()
}

function withoutMarks(text: string): string {
	return text.replace(/\p{M}+/gu, '')
}
