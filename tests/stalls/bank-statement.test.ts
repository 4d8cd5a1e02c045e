import { afterAll, expect, test } from 'vitest'
import { readStatement } from '#domain/payables/bank-statement/read-statement.ts'
import { runInSlices } from '#lib/time-slices.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { openStore } from '#records/store/open-store.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { startPostgres } from '../faults/postgres/postgres-server.ts'
import { longestBlock } from './longest-block.ts'

const LINES = 20_000
const MAX_BLOCK_MS = 100
const ENGINES = ['sqlite', 'postgres'] as const

const postgres = await startPostgres()
afterAll(() => postgres.stop())

/** A file with lines as a bank prints them, 120 characters each. */
function aFile(dayOf: (line: number) => string): string {
	const line = (n: number) =>
		`${dayOf(n)},"FASTER PAYMENT FROM PERSON NUMBER ${n} OF THE FUN RUN, REFERENCE HAPPY DOGS ${n}",${5 + (n % 40)}.00,,${1000 + n}.00`
	return ['Date,Description,Paid in,Paid out,Balance', ...Array.from({ length: LINES }, (_, n) => line(n))].join('\n')
}
const twoDigits = (number: number) => String(number).padStart(2, '0')
const FILES = {
	'a year': aFile((n) => `${twoDigits(1 + (n % 28))}/${twoDigits(1 + (Math.floor(n / 28) % 12))}/2026`),
	'one day': aFile(() => '15/11/2026'),
}

async function openNew(engine: (typeof ENGINES)[number]) {
	const databaseUrl = engine === 'sqlite' ? null : await postgres.newDatabase(`statements_${Date.now()}`)
	return openStore({ dataDir: freshFolder('statements'), databaseUrl, onLostConnection() {} })
}

/** As many lines as a file can have, each of an account of its own. */
const MANY_ACCOUNTS = Array.from({ length: LINES }, (_, n) =>
	aStatementLine('FUN RUN', { account: String(n), day: `2026-11-${twoDigits(1 + (n % 28))}` }),
)
/** CPU time for the whole import; a file of one account takes a second or two. */
const MAX_ACCOUNTS_MS = 15_000

for (const engine of ENGINES) {
	test(`${engine}: a file with an account in each of 20,000 lines takes no minutes, the first time and again`, async () => {
		const store = await openNew(engine)
		const before = process.threadCpuUsage()
		for (const _ of [1, 2]) {
			const given = { lines: MANY_ACCOUNTS, currency: 'GBP', staffId: null }
			expect(await longestBlock(() => importStatement(store, given, Date.now()))).toBeLessThan(MAX_BLOCK_MS)
		}
		const { user, system } = process.threadCpuUsage(before)
		await store.close()
		expect((user + system) / 1000).toBeLessThan(MAX_ACCOUNTS_MS)
	})

	for (const [name, file] of Object.entries(FILES)) {
		test(`${engine}: 20,000 lines of ${name} hold the event loop for no more than 100 ms, read, stored, known and shown`, async () => {
			const store = await openNew(engine)
			const blocks: number[] = []
			const importing = async () => {
				const read = await runInSlices(readStatement(file, { currency: 'GBP' }))
				if (read.kind !== 'read') throw new Error(read.kind)
				return importStatement(store, { lines: read.lines, currency: 'GBP', staffId: null }, Date.now())
			}
			for (const expected of [
				{ added: LINES, known: 0, out: 0 },
				{ added: 0, known: LINES, out: 0 },
			]) {
				blocks.push(await longestBlock(async () => expect(await importing()).toEqual(expected)))
			}
			blocks.push(await longestBlock(() => listLinesToReview(store, 200)))
			await store.close()
			expect(Math.max(...blocks), blocks.join(', ')).toBeLessThan(MAX_BLOCK_MS)
		})
	}
}
