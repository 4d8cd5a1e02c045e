import { createHash } from 'node:crypto'
import { fold } from '#lib/text/fold.ts'
import { eachInSteps, filterInSteps, mapInSteps, type Steps } from '#lib/time-slices.ts'
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
	/** Hash of who paid, the reference and what it was about, in whatever order: names are kept nowhere for it. */
	wordsHash: string
}

export function identityOf({ day, amount, account, bankId, balance, text }: StatementLine): LineIdentity {
	return { day, amount, account, bankId, balance, wordsHash: hashOf(plainWords(text)) }
}

/** Capitals, signs, spaces and the order of the columns differ between two exports of one account. */
function plainWords(words: string): string {
	const plain = fold(words)
		.toUpperCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
	return [...new Set(plain)].toSorted().join(' ')
}

/** A line that is new. */
export interface NewLine<Line> {
	line: Line
	/** The same for both when two people import one file at the same time. */
	fingerprint: string
}

/**
 * The lines of a file that are not among the known ones. Each known line stands for one of the file: two equal lines, of the same
 * person twice £5, are two. What differs in the account, the bank's number or the balance is another line; where one of the two files
 * does not say, the rest decides. The time grows with the lines, not with their pairs: all of a fun run may be equal, on one day.
 *
 * @param known those stored before, at least of the days of the file
 */
export function* newLines<Line extends LineIdentity>(
	lines: readonly Line[],
	known: readonly LineIdentity[],
	currency: string,
): Steps<NewLine<Line>[]> {
	const take = takerOf(known)
	yield
	const found = new Set<Line>()
	// The surest signs first, so that a line takes no other's place.
	for (const looked of [byId, byBalance, byWords]) {
		yield* eachInSteps(lines, (line) => {
			if (!found.has(line) && take(looked(line))) found.add(line)
		})
	}
	const counts = new Map<string, number>()
	yield* eachInSteps(known, (line) => void count(counts, written(line, currency)))
	const left = yield* filterInSteps(lines, (line) => !found.has(line))
	return yield* mapInSteps(left, (line) => {
		const one = written(line, currency)
		return { line, fingerprint: hashOf(`${one}\n${count(counts, one)}`) }
	})
}

type Part = keyof LineIdentity
/** What a file may leave out. */
const SIGNS = ['account', 'bankId', 'balance'] as const
type Sign = (typeof SIGNS)[number]

/** Where a line is looked for: among the known ones by these parts, under each of the keys. */
interface LookUp {
	parts: readonly Part[]
	keys: readonly string[]
}

/** Takes a known line that stands for one of the file; each is taken once. */
function takerOf(known: readonly LineIdentity[]): (look: LookUp | undefined) => boolean {
	const taken = new Set<LineIdentity>()
	const indexes = new Map<string, Map<string, LineIdentity[]>>()
	const indexBy = (parts: readonly Part[]) => {
		const name = parts.join()
		const index = indexes.get(name) ?? Map.groupBy(known.toReversed(), (line) => keyOf(line, parts))
		indexes.set(name, index)
		return index
	}
	return (look) => {
		if (!look) return false
		const index = indexBy(look.parts)
		for (const key of look.keys) {
			const candidates = index.get(key) ?? []
			for (let line = candidates.pop(); line; line = candidates.pop()) {
				if (taken.has(line)) continue
				taken.add(line)
				return true
			}
		}
		return false
	}
}

const keyOf = (line: LineIdentity, parts: readonly Part[]) => parts.map((part) => line[part] ?? '').join('\n')

function byId(line: LineIdentity): LookUp | undefined {
	const parts = ['day', 'amount', 'bankId'] as const
	return line.bankId === '' ? undefined : { parts, keys: [keyOf(line, parts)] }
}

function byBalance(line: LineIdentity): LookUp | undefined {
	return line.balance === null
		? undefined
		: lookUp(line, ['day', 'amount', 'wordsHash', 'balance'], ['account', 'bankId'])
}

function byWords(line: LineIdentity): LookUp {
	return lookUp(line, ['day', 'amount', 'wordsHash'], SIGNS)
}

/** @param signs equal, or unknown in one of two exports */
function lookUp(line: LineIdentity, exact: readonly Part[], signs: readonly Sign[]): LookUp {
	const said = signs.filter((sign) => line[sign] !== '' && line[sign] !== null)
	const keys = said.reduce(
		(all, sign) => all.flatMap((key) => [`${key}\n${line[sign]}`, `${key}\n`]),
		[keyOf(line, exact)],
	)
	return { parts: [...exact, ...said], keys }
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
