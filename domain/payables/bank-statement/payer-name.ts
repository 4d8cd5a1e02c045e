import { fold } from '#lib/text/fold.ts'
import { findPaymentReferences, withoutReferences } from '../payment-reference.ts'

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

const TITLES = ['mr', 'mrs', 'miss', 'ms', 'dr']

/** "farah", "f", or initials, "fm". */
function isFirst(word: string, first: string): boolean {
	return word === first || (word.startsWith(first.charAt(0)) && word.length <= 2 && !TITLES.includes(word))
}

/**
 * The name of someone else whom a line of a statement has as its payer: no word of the donor's name is in it, or it has their last name with another
 * person's initial, as "MRS B BRIGGS" for Stanley Briggs. "" for none: a reference names no one.
 */
export function otherPayer({ payer, text }: { payer: string; text: string }, named: Named): string {
	if (isAnotherName(payer, named)) return payer
	const name = withoutReferences(payer || text)
	return hasAnotherInitial(name, named) ? name : ''
}

function isAnotherName(payer: string, { firstName, lastName }: Named): boolean {
	if (findPaymentReferences(payer).length > 0) return false
	const named = wordsOf(payer).filter((word) => word.length >= MIN_WORD_LENGTH)
	const own = wordsOf(`${firstName} ${lastName}`)
	return named.length > 0 && own.length > 0 && !named.some((word) => own.includes(word))
}

/** A joint account has the initials of both. */
function hasAnotherInitial(name: string, { firstName, lastName }: Named): boolean {
	const words = wordsOf(name)
	const [first, last] = [wordsOf(firstName), wordsOf(lastName)]
	if (first.length === 0 || last.length === 0 || !last.every((word) => words.includes(word))) return false
	const others = words.filter((word) => !last.includes(word) && !TITLES.includes(word))
	const isOwn = (word: string) => first.some((one) => isFirst(word, one))
	const initials = others.filter((word) => /^\p{L}$/u.test(word))
	return initials.length > 0 && !others.some(isOwn)
}

/** Without accents, signs and capitals. */
function wordsOf(text: string): string[] {
	const plain = fold(text).replace(/['’]/g, '')
	return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
