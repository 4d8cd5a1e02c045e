import { createHash } from 'node:crypto'
import type { StatementLine } from './read-statement.ts'

/** What tells one line of an account from another, in every export of it. */
export interface LineIdentity {
	day: string
	/** Minor units. */
	amount: number
	/** "" where the file did not say. */
	account: string
	bankId: string
	balance: number | null
	/** Of who paid, the reference and what it was about, in whatever order: names are kept nowhere for it. */
	wordsHash: string
}

/** Of a line as it was read. */
export function identityOf({ day, amount, account, bankId, balance, words }: StatementLine): LineIdentity {
	return { day, amount, account, bankId, balance, wordsHash: hashOf(plainWords(words)) }
}

/** Capitals, signs, spaces and the order of the columns differ between two exports of one account. */
function plainWords(words: string): string {
	const plain = words
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toUpperCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
	return [...new Set(plain)].toSorted().join(' ')
}

/** A line that is new. */
export interface NewLine<Line> {
	line: Line
	/** The same when one file is imported by two people at the same time. */
	fingerprint: string
}

/**
 * The lines of a file that are not among the known ones. Each known line stands for one of the file: two equal lines, of the same
 * person twice £5, are two. What differs in the account, the bank's number or the balance is another line; where one of the two files
 * does not say, the rest decides.
 *
 * @param known those stored before, at least of the days of the file
 */
export function newLines<Line extends LineIdentity>(
	lines: readonly Line[],
	known: readonly LineIdentity[],
	currency: string,
): NewLine<Line>[] {
	const left = Map.groupBy(known, dayAndSum)
	const found = new Set<Line>()
	// The surest signs first, so that a line takes no other's place.
	for (const isSame of [hasSameId, hasSameBalance, hasSameWords]) {
		for (const line of lines) {
			if (found.has(line)) continue
			const candidates = left.get(dayAndSum(line)) ?? []
			const at = candidates.findIndex((candidate) => isSame(line, candidate))
			if (at < 0) continue
			candidates.splice(at, 1)
			found.add(line)
		}
	}
	const counts = new Map<string, number>()
	for (const line of known) count(counts, written(line, currency))
	return lines
		.filter((line) => !found.has(line))
		.map((line) => {
			const one = written(line, currency)
			return { line, fingerprint: hashOf(`${one}\n${count(counts, one)}`) }
		})
}

const dayAndSum = ({ day, amount }: LineIdentity) => `${day} ${amount}`

function hasSameId(line: LineIdentity, other: LineIdentity): boolean {
	return line.bankId !== '' && line.bankId === other.bankId
}

function hasSameBalance(line: LineIdentity, other: LineIdentity): boolean {
	return line.balance !== null && line.balance === other.balance && hasSameWords(line, other)
}

function hasSameWords(line: LineIdentity, other: LineIdentity): boolean {
	return (
		line.wordsHash === other.wordsHash &&
		isCompatible(line.account, other.account, '') &&
		isCompatible(line.bankId, other.bankId, '') &&
		isCompatible(line.balance, other.balance, null)
	)
}

/** Equal, or unknown in one of two exports. */
function isCompatible<T>(value: T, other: T, unknown: T): boolean {
	return value === other || value === unknown || other === unknown
}

function written({ day, amount, account, bankId, balance, wordsHash }: LineIdentity, currency: string): string {
	return [day, amount, currency, account, bankId, balance, wordsHash].join('\n')
}

function count(counts: Map<string, number>, of: string): number {
	const nth = (counts.get(of) ?? 0) + 1
	counts.set(of, nth)
	return nth
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
