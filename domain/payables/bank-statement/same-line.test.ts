import { expect, test } from 'vitest'
import { runAtOnce } from '#lib/time-slices.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { createRandom, type Random } from '#tests/builders/random.ts'
import { readStatement, type StatementLine } from './read-statement.ts'
import { identityOf, newLines } from './same-line.ts'

const identities = (lines: readonly StatementLine[]) => lines.map(identityOf)
/** How many of the lines are new to who has imported those before. */
const countNew = (lines: readonly StatementLine[], before: readonly StatementLine[]) =>
	runAtOnce(newLines(identities(lines), identities(before), 'GBP')).length

test('two equal lines of a day are two payments, in each export of the account', () => {
	const one = aStatementLine('SMITH J')
	expect(countNew([one, one], [])).toBe(2)
	expect(countNew([one, one], [one])).toBe(1)
	expect(countNew([one, one], [one, one])).toBe(0)
	const fingerprints = runAtOnce(newLines(identities([one, one]), [], 'GBP')).map(({ fingerprint }) => fingerprint)
	expect(new Set(fingerprints).size).toBe(2)
})

test('spaces, capitals, accents and the order of columns tell no line from another; another word does', () => {
	const before = [aStatementLine('Zoë Tester DON-7K3F-2M')]
	expect(countNew([aStatementLine('don-7k3f-2m  ZOE TESTER')], before)).toBe(0)
	expect(countNew([aStatementLine('ZOE TESTER DON-7K3F-2N')], before)).toBe(1)
})

test.each([
	['the bank’s number', { bankId: 'tx-1' }, { bankId: 'tx-2' }],
	['the balance', { balance: 52_000 }, { balance: 54_000 }],
	['the account', { account: '12345678' }, { account: '87654321' }],
])('%s tells one line from another, and a file without it does not', (_, first, second) => {
	const before = [aStatementLine('SMITH J', first)]
	expect(countNew([aStatementLine('SMITH J', second)], before)).toBe(1)
	expect(countNew([aStatementLine('SMITH J', first)], before)).toBe(0)
	expect(countNew([aStatementLine('SMITH J')], before)).toBe(0)
})

test('20,000 equal lines of one day, of which the balances differ, are told from others without comparing all pairs', () => {
	const run = (from: number) =>
		Array.from({ length: 20_000 }, (_, n) => aStatementLine('FUN RUN', { balance: from + n }))
	expect(countNew(run(20_000), run(0))).toBe(20_000)
	expect(countNew(run(10_000), run(0))).toBe(10_000)
	expect(
		countNew(
			Array.from({ length: 20_000 }, () => aStatementLine('FUN RUN')),
			run(0),
		),
	).toBe(0)
})

test('the bank’s number is enough, whatever the words', () => {
	const before = [aStatementLine('SMITH J', { bankId: 'tx-1' })]
	expect(countNew([aStatementLine('J SMITH, CARD 1234', { bankId: 'tx-1' })], before)).toBe(0)
})

const PEOPLE = ['ZOE TESTER', 'Zoë Tester', 'SMITH & SON', 'O’BRIEN Z', 'A "FRIEND"', 'ŁUKASZ N; OXFORD']
const DAYS = [1, 2, 3, 4, 5, 6]

function someRows(random: Random) {
	const rows = Array.from({ length: random.pick([1, 2, 5, 10, 25]) }, () => ({
		day: random.pick(DAYS),
		who: random.pick(PEOPLE),
		reference: random.pick(['DON-7K3F-2M', 'DON-AAAA-22', 'THANK YOU', '']),
		pence: random.pick([500, 2000, 123_450]),
		category: random.pick(['INCOME', 'DONATIONS', '']),
	}))
	return rows.toSorted((a, b) => a.day - b.day)
}
type Row = ReturnType<typeof someRows>[number]

/** How one export of an account differs from the next. */
const someStyle = (random: Random) => ({
	separator: random.pick([',', ';', '\t']),
	who: random.pick(['Counter Party', 'Name', 'From']),
	reference: random.pick(['Reference', 'Payment reference']),
	withCategory: random.pick([true, false]),
	isReversed: random.pick([true, false]),
	isTwoColumns: random.pick([true, false]),
	hasMark: random.pick([true, false]),
})
type Style = ReturnType<typeof someStyle>

/** The file of a bank. */
function exported(rows: readonly Row[], look: Style): string {
	const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
	const sum = (pence: number) => (pence / 100).toFixed(2)
	const lines = rows.map(({ day, who, reference, pence, category }) => [
		`0${day}/11/2026`,
		who,
		reference,
		...(look.withCategory ? [category] : []),
		...(look.isTwoColumns ? [sum(pence), ''] : [sum(pence)]),
	])
	const headings = [
		'Date',
		look.who,
		look.reference,
		...(look.withCategory ? ['Category'] : []),
		...(look.isTwoColumns ? ['Paid in', 'Paid out'] : ['Amount']),
	]
	const all = [headings, ...(look.isReversed ? lines.toReversed() : lines)]
	const text = all.map((fields) => fields.map(quoted).join(look.separator)).join('\r\n')
	return `${look.hasMark ? '\uFEFF' : ''}${text}\r\n`
}

function linesOf(file: string): StatementLine[] {
	const result = runAtOnce(readStatement(file, { currency: 'GBP' }))
	if (result.kind !== 'read') throw new Error(`${result.kind}: ${file}`)
	return result.lines
}

test('exports of the same weeks, overlapping, sorted, named and separated otherwise, bring each payment once', () => {
	for (let seed = 1; seed <= 300; seed += 1) {
		const random = createRandom(seed)
		const rows = someRows(random)
		const exports = [1, 2, 3].map(() => ({
			from: random.pick(DAYS),
			until: random.pick(DAYS),
			look: someStyle(random),
		}))
		const isIn = ({ day }: Row, { from, until }: { from: number; until: number }) => day >= from && day <= until
		const stored: StatementLine[] = []
		for (const each of exports) {
			const some = rows.filter((row) => isIn(row, each))
			if (some.length === 0) continue
			const lines = linesOf(exported(some, each.look)).map((line) => ({ ...identityOf(line), line }))
			stored.push(...runAtOnce(newLines(lines, identities(stored), 'GBP')).map(({ line }) => line.line))
		}
		const covered = rows.filter((row) => exports.some((each) => isIn(row, each)))
		expect(stored, `seed ${seed}`).toHaveLength(covered.length)
	}
})
