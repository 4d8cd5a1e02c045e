import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tieDates } from '#lib/text/line-breaks.ts'
import { listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { receiveLine } from '#records/payables/transfers/decide-line.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { bankLineOf } from './bank-line.server.ts'
import { TransferHint } from './transfer-hint.tsx'

const NOW = Date.UTC(2026, 10, 28, 10)

test('what no line of the statements names is said of all days that they cover, and beside what was matched of further lines', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, NOW)
	const { id, reference } = payable
	const hint = async () => {
		const order = await findOrder(store, reference)
		const bank = await bankLineOf({ store, content: someContent() }, order?.payable ?? payable)
		return renderToStaticMarkup(<TransferHint bank={bank} reference={reference} />).replaceAll(/<[^>]+>/g, '')
	}
	const lines = [
		aStatementLine('A FRIEND', { day: '2026-11-06' }),
		aStatementLine('RENT', { day: '2026-11-27', amount: -500 }),
	]
	await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
	const until = tieDates('27 November 2026')
	expect(await hint()).toBe(`No line of the bank statement up to ${until} names ${reference}.`)

	const part = {
		lines: [aStatementLine(reference, { day: '2026-11-06', amount: 500 })],
		currency: 'GBP',
		staffId: null,
	}
	await importStatement(store, part, NOW)
	const found = await listLinesToReview(store, 100)
	const lineId = found.find(({ match }) => 'awaited' in match && match.awaited.payable.id === id)?.id ?? ''
	await receiveLine(store, { lineId, reference, seenVersion: payable.version, staffId: null }, () => [], NOW)
	expect(await hint()).toBe(`No further line of the bank statement up to ${until} names ${reference}.`)
})
