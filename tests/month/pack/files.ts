import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StripeState } from '#tests/stripe/state.ts'
import { pounds } from '../acts/bank.ts'
import type { AtStripe } from '../acts/stripe.ts'
import type { Stage } from '../stage.ts'

/** Files by their names: bytes of the desk, or text. */
export type Files = Map<string, Uint8Array | string>

/** Everything that the desk offers for the accounts, as the treasurer saves it. */
export async function saveExports({ treasurer }: Stage, files: Files, claimPath: string) {
	for (const month of ['2026-10', '2026-11']) {
		const books = await treasurer.see(`/desk/giving/books?month=${month}`)
		files.set(`desk-ledger-${month}.csv`, (await treasurer.press(books, 'Export the ledger')).bytes)
		const takings = await treasurer.see(`/desk/orders/accounts?month=${month}`)
		files.set(`desk-takings-${month}.csv`, (await treasurer.press(takings, /^Export /)).bytes)
	}
	const claim = await treasurer.see(claimPath)
	files.set('desk-gift-aid-rows.txt', (await treasurer.press(claim, /^Save the rows/)).bytes)
}

/** What the account at Stripe has, as its dashboard exports it. */
export function saveStripe(state: StripeState, { payouts }: AtStripe, files: Files) {
	const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
	const referenceOf = (intent: unknown) => {
		const session = [...state.attempts].find(([, id]) => id === intent)?.[0]
		const invoice = [...state.invoices.values()].find((one) => one.payments?.data[0]?.payment.payment_intent === intent)
		const own = state.sessions.get(session ?? '')?.client_reference_id
		return own ?? invoice?.parent?.subscription_details?.metadata?.reference ?? ''
	}
	const feeOf = (movement: unknown) => state.balance.get(String(movement))?.fee ?? 0
	const paidOutBy = (movement: string) => payouts.find(({ movements }) => movements.includes(movement))?.id ?? ''
	files.set(
		'stripe-charges.csv',
		csv(
			[
				'Created (UTC)',
				'id',
				'Reference',
				'Amount',
				'Fee',
				'Currency',
				'Status',
				'Failure',
				'Amount refunded',
				'Disputed',
				'Method',
			],
			[...state.charges.values()].map((one) => [
				day(one.created),
				one.id,
				referenceOf(one.payment_intent),
				pounds(one.amount),
				pounds(feeOf(one.balance_transaction)),
				one.currency,
				one.status,
				one.failure_code ?? '',
				pounds(one.amount_refunded),
				String(one.disputed),
				one.payment_method_details?.type ?? '',
			]),
		),
	)
	files.set(
		'stripe-refunds.csv',
		csv(
			['Created (UTC)', 'id', 'Charge', 'Reference', 'Amount', 'Status'],
			[...state.refunds.values()].map((one) => [
				day(one.created),
				one.id,
				String(one.charge),
				referenceOf(one.payment_intent),
				pounds(one.amount),
				one.status ?? '',
			]),
		),
	)
	files.set(
		'stripe-disputes.csv',
		csv(
			['Created (UTC)', 'id', 'Charge', 'Reference', 'Amount', 'Status', 'Respond by (UTC)'],
			[...state.disputes.values()].map((one) => [
				day(one.created),
				one.id,
				String(one.charge),
				referenceOf(one.payment_intent),
				pounds(one.amount),
				one.status,
				day(one.evidence_details.due_by ?? 0),
			]),
		),
	)
	files.set(
		'stripe-balance.csv',
		csv(
			['Created (UTC)', 'id', 'Type', 'Source', 'Amount', 'Fee', 'Net', 'Payout'],
			[...state.balance.values()].map((one) => [
				day(one.created),
				one.id,
				one.reporting_category,
				String(one.source),
				pounds(one.amount),
				pounds(one.fee),
				pounds(one.net),
				paidOutBy(one.id),
			]),
		),
	)
	files.set(
		'stripe-payouts.csv',
		csv(
			['Arrival', 'id', 'Amount', 'Transactions'],
			payouts.map((one) => [one.day, one.id, pounds(one.amount), String(one.movements.length)]),
		),
	)
	files.set(
		'stripe-subscriptions.csv',
		csv(
			['Created (UTC)', 'id', 'Reference', 'Amount', 'Status', 'Cancelled (UTC)'],
			[...state.subscriptions.values()].map((one) => [
				day(one.created),
				one.id,
				one.metadata.reference ?? '',
				pounds(state.orders.get(one.id)?.amount ?? 0),
				one.status,
				one.canceled_at ? day(one.canceled_at) : '',
			]),
		),
	)
}

export function csv(headings: string[], rows: string[][]): string {
	const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
	return [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

export function writeFiles(folder: string, files: Files) {
	mkdirSync(join(folder, 'files'), { recursive: true })
	for (const [name, content] of files) writeFileSync(join(folder, 'files', name), content)
}
