import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { receiveLine, setLineAside } from '#records/payables/transfers/decide-line.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

const START = Date.UTC(2026, 10, 2, 10)

async function run(store: Store, now: number, { reserveDays = 7, isTrusted = true } = {}) {
	const options = someOptions()
	const content = someContent({ options: { ...options, shop: { ...options.shop, reserveDays } } })
	const { expiredOrders, errors } = await runJobs({
		store,
		content,
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		warnings: [],
		now,
		clock: { isTrusted, mayDelete: true },
	})
	expect(errors).toEqual([])
	return expiredOrders
}

async function emailsTo({ db }: Store, address: string) {
	const rows = await db.selectFrom('delivery').select('payload_json').execute()
	const emails = rows.map(({ payload_json }): { to: string; subject: string; text: string } => JSON.parse(payload_json))
	return emails.filter(({ to }) => to === address)
}

for (const engine of ENGINES) {
	test(`${engine}: an order whose transfer has not come in the days of the option expires once, with one email, and its goods are for others`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 2)
		const late = { email: 'late@example.org', lines: [aNewOrderLine({ quantity: 2 })] }
		const { payable } = await aStoredOrder(store, late, START)
		expect(await run(store, START + 7 * DAY_MS)).toBe(0)
		expect(await run(store, START + 7 * DAY_MS + 1, { reserveDays: 8 })).toBe(0)
		// A clock that may be wrong takes nothing from anyone.
		expect(await run(store, START + 40 * DAY_MS, { isTrusted: false })).toBe(0)
		expect(await stockOfMugs(store)).toEqual({ counted: 2, sold: 0, reserved: 2 })
		const rounds = await Promise.all([1, 2].map(() => run(store, START + 7 * DAY_MS + 1)))
		rounds.push(await run(store, START + 8 * DAY_MS))
		expect(rounds.reduce((sum, expired) => sum + expired, 0)).toBe(1)
		expect(await stockOfMugs(store)).toEqual({ counted: 2, sold: 0, reserved: 0 })
		const [told, ...others] = await emailsTo(store, 'late@example.org')
		expect([told?.subject, others]).toEqual([`Your order has expired - ${payable.reference}`, []])
		expect(told?.text).toContain('You owe nothing.')
	})

	test(`${engine}: money that comes after an order expired takes the goods again; one that is paid, or by card, never expires`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const { payable } = await aStoredOrder(store, {}, START)
		await aPaidOrder(store, {}, START)
		await aStoredOrder(store, { provider: 'stripe' }, START)
		expect(await run(store, START + 30 * DAY_MS)).toBe(1)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 1 })
		const { reference, due } = payable
		const { version: seenVersion = 0 } = (await findOrder(store, reference))?.payable ?? {}
		const arrived = { reference, seenVersion, ...due, at: START + 31 * DAY_MS, staffId: null }
		expect(await markReceived(store, arrived, () => [], START + 31 * DAY_MS)).toMatchObject({ kind: 'done' })
		expect(await findOrder(store, reference)).toMatchObject({ isOutOfStock: false, payable: { closedAt: null } })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 1 })
	})

	test(`${engine}: an order keeps its goods while a line of the bank statement is undecided that may be its money`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 2)
		const [first, second] = [await aStoredOrder(store, {}, START), await aStoredOrder(store, {}, START)]
		const lines = [aStatementLine(first.payable.reference, { day: '2026-11-08', amount: first.payable.due.amount })]
		const more = [aStatementLine('SMITH J', { day: '2026-11-09' })]
		for (const each of [lines, more])
			await importStatement(store, { lines: each, currency: 'GBP', staffId: null }, START)
		expect(await run(store, START + 9 * DAY_MS)).toBe(0)
		const undecided = await listLinesToReview(store, 10)
		const [named, unnamed] = ['matched', 'unknown'].map((kind) => undecided.find(({ match }) => match.kind === kind))
		await setLineAside(store, { lineId: unnamed?.id ?? '', kind: 'not ours', staffId: null }, START + 9 * DAY_MS)
		expect(await run(store, START + 9 * DAY_MS)).toBe(1)
		expect((await findOrder(store, second.payable.reference))?.payable.state).toBe('abandoned')
		const { reference, version } = first.payable
		const given = { lineId: named?.id ?? '', reference, seenVersion: version, staffId: null }
		expect((await receiveLine(store, given, () => [], START + 9 * DAY_MS)).kind).toBe('done')
		expect(await stockOfMugs(store)).toEqual({ counted: 2, sold: 1, reserved: 0 })
	})

	test(`${engine}: an order keeps its goods until a statement covers its last day, at most a week, where statements are imported`, async () => {
		const store = await freshStore(engine)
		const importOf = async (day: string) => {
			const lines = [aStatementLine('RENT', { day, amount: -100 })]
			await importStatement(store, { lines, currency: 'GBP', staffId: null }, START)
		}
		await aStoredOrder(store, {}, START)
		await importOf('2026-11-08')
		expect(await run(store, START + 8 * DAY_MS)).toBe(0)
		await importOf('2026-11-09')
		expect(await run(store, START + 8 * DAY_MS)).toBe(1)
		await aStoredOrder(store, {}, START + 20 * DAY_MS)
		expect(await run(store, START + 34 * DAY_MS)).toBe(0)
		expect(await run(store, START + 35 * DAY_MS)).toBe(1)
	})
}
