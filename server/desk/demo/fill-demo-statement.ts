import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import { findPayable } from '#records/payables/payables.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import type { Store } from '#records/store/open-store.ts'
import { DEMO_TREASURER } from './demo-people.ts'

interface Given {
	/** The references of donations and orders; some of them have not been paid. */
	references: readonly string[]
	currency: string
	now: number
}

/** The lines of a bank that wait for the treasurer: what was announced, one of another amount, and two without a reference: one names a donor. */
export async function fillDemoStatement(store: Store, { references, currency, now }: Given): Promise<number> {
	const payables = await Promise.all(references.map((reference) => findPayable(store.db, reference)))
	const waiting = payables.filter((one) => one?.state === 'started' || one?.state === 'starting')
	const dayOf = (daysAgo: number) => dayIn('Europe/London', now - daysAgo * DAY_MS)
	const announced = waiting.slice(0, -1).flatMap((one, index): StatementLine[] => {
		if (!one) return []
		const name = `${one.firstName[0]} ${one.lastName}`.replaceAll(/[()]/g, '').toUpperCase()
		// One gives more than they announced.
		const amount = one.due.amount + (index === 1 ? 500 : 0)
		return [aLine(dayOf(index % 2), amount, `${name} ${one.reference}`)]
	})
	const unknown: StatementLine[] = [
		aLine(dayOf(1), 8640, 'QUIZ NIGHT THE PLOUGH DEMO'),
		aLine(dayOf(2), 1000, 'MR C OKAFOR DEMO DOGS THANK YOU'),
	]
	const lines = [...announced, ...unknown]
	// Removed again by who imported them.
	const { added } = await importStatement(store, { lines, currency, staffId: DEMO_TREASURER.id }, now)
	return added
}

function aLine(day: string, amount: number, text: string): StatementLine {
	return { day, amount, text, note: '', payer: '', account: '', bankId: '', balance: null }
}
