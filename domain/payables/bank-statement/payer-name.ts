import { fold } from '#lib/text/fold.ts'
import { findPaymentReferences } from '../payment-reference.ts'

interface Named {
	firstName: string
	lastName: string
}

/** Shorter words of a name are in too many texts. */
const MIN_WORD_LENGTH = 3

/**
 * Finds the people whom a bank's text may name: it has their whole last name, and their first name or initials that begin with its own, in
 * any order, with or without a title.
 *
 * @returns the function that looks through a text; the names are read once
 */
export function payerFinder<P extends Named>(people: readonly P[]): (text: string) => P[] {
	const read = people.flatMap((person) => {
		const last = wordsOf(person.lastName)
		const [first = ''] = wordsOf(person.firstName)
		const [key = ''] = last.toSorted((a, b) => b.length - a.length)
		return first === '' || key.length < MIN_WORD_LENGTH ? [] : [{ person, first, last, key }]
	})
	const byKey = Map.groupBy(read, ({ key }) => key)
	return (text) => {
		const words = new Set(wordsOf(text))
		return [...words]
			.flatMap((word) => byKey.get(word) ?? [])
			.filter(
				({ last, first }) => last.every((word) => words.has(word)) && [...words].some((word) => isFirst(word, first)),
			)
			.map(({ person }) => person)
	}
}

const TITLES = ['mr', 'ms', 'dr']

/** "farah", "f", or initials, "fm". */
function isFirst(word: string, first: string): boolean {
	return word === first || (word.startsWith(first.charAt(0)) && word.length <= 2 && !TITLES.includes(word))
}

/** Whether a bank names someone else as the payer: no word of their name is in it. "" names no one, and so does a reference. */
export function isAnotherName(payer: string, { firstName, lastName }: Named): boolean {
	if (findPaymentReferences(payer).length > 0) return false
	const named = wordsOf(payer).filter((word) => word.length >= MIN_WORD_LENGTH)
	const own = wordsOf(`${firstName} ${lastName}`)
	return named.length > 0 && own.length > 0 && !named.some((word) => own.includes(word))
}

/** Without accents, signs and capitals. */
function wordsOf(text: string): string[] {
	const plain = fold(text).replace(/['’]/g, '')
	return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
