import { expect, test } from 'vitest'
import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { importStatement } from './import-statement.ts'
import { listStatementPeriods } from './statement-check.ts'

const NOW = Date.UTC(2026, 10, 29)
/** All of a fun run: one day, one sum, the same words. */
const RUN: StatementLine[] = Array.from({ length: 1200 }, (_, n) => aStatementLine('FUN RUN', { balance: n }))
const given = { lines: RUN, currency: 'GBP', staffId: null }

for (const engine of ENGINES) {
	test(`${engine}: a day of 1,200 lines is stored in small transactions, each of which says how far it is`, async () => {
		const store = await freshStore(engine)
		const steps: number[] = []
		const onProgress = async (_: unknown, { total, done }: { total: number; done: number }) => {
			expect(total).toBe(1200)
			steps.push(done)
		}
		expect(await importStatement(store, { ...given, onProgress }, NOW)).toEqual({
			added: 1200,
			known: 0,
			out: 0,
			refunds: [],
		})
		expect(steps).toEqual(Array.from({ length: 6 }, (_, n) => (n + 1) * 200))
		expect(await importStatement(store, given, NOW)).toEqual({ added: 0, known: 1200, out: 0, refunds: [] })
	})

	test(`${engine}: the days of a statement are known, also those of money that left, once`, async () => {
		const store = await freshStore(engine)
		const lines = [
			aStatementLine('IN', { day: '2026-11-05' }),
			aStatementLine('OUT', { day: '2026-11-01', amount: -500 }),
			aStatementLine('OUT', { day: '2026-11-29', amount: -500 }),
		]
		for (const _ of [1, 2]) await importStatement(store, { ...given, lines }, NOW)
		await importStatement(store, { ...given, lines: lines.slice(0, 2) }, NOW)
		const other = lines.slice(0, 2).map((line) => ({ ...line, account: '12345678' }))
		await importStatement(store, { ...given, lines: other }, NOW)
		expect(await listStatementPeriods(store)).toEqual([
			{ from: '2026-11-01', to: '2026-11-29', currency: 'GBP', account: '' },
			{ from: '2026-11-01', to: '2026-11-05', currency: 'GBP', account: '12345678' },
		])
	})

	test(`${engine}: what was cut off in the middle of a day is completed by doing it again`, async () => {
		const store = await freshStore(engine)
		let transactions = 0
		const onProgress = async () => {
			transactions += 1
			if (transactions === 3) throw new Error('cut off')
		}
		await expect(importStatement(store, { ...given, onProgress }, NOW)).rejects.toThrow('cut off')
		expect(await importStatement(store, given, NOW)).toEqual({ added: 800, known: 400, out: 0, refunds: [] })
	})

	test(`${engine}: two people who import one file at the same time store it once`, async () => {
		const store = await freshStore(engine)
		const equal = { ...given, lines: Array.from({ length: 300 }, () => aStatementLine('FUN RUN')) }
		const both = await Promise.all([importStatement(store, equal, NOW), importStatement(store, equal, NOW)])
		expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(300)
	})

	test(`${engine}: each account of a file has its days, thousands of them too, and the same file again changes nothing`, async () => {
		const store = await freshStore(engine)
		const lines = Array.from({ length: 1201 }, (_, n) =>
			aStatementLine('IN', { day: `2026-11-${10 + (n % 20)}`, account: String(n) }),
		)
		await importStatement(store, { ...given, lines: lines.slice(0, 700) }, NOW)
		for (const _ of [1, 2]) await importStatement(store, { ...given, lines }, NOW)
		const periods = await listStatementPeriods(store)
		expect(periods).toHaveLength(1201)
		expect(new Set(periods.map(({ from, to }) => `${from} ${to}`))).toEqual(new Set(['2026-11-10 2026-11-29']))
	})
}
