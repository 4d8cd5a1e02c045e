import { type ApplyContext, applyPaymentEvents } from './events/apply-events.ts'
import { readInvoiceEvents, readPaymentEvents, readSessionEvents } from './events/read-payment-events.ts'
import { disputeEvents, refundEvents, sessionEvents } from './events/to-payment-events.ts'

interface Reconciled {
	/** What no event had reported. */
	applied: number
	errors: unknown[]
}

/** What is settled in our books needs no further call. */
const SETTLED_STATES = ['paid', 'part paid', 'partly refunded', 'refunded', 'disputed', 'dispute lost']

/**
 * Compares our books with Stripe's lists of sessions, invoices, refunds, disputes and returned payments made since then. Events may be lost, and reach
 * back 30 days only; objects do not end.
 */
export async function reconcile(context: ApplyContext, since: number): Promise<Reconciled> {
	const result: Reconciled = { applied: 0, errors: [] }
	for (const compare of COMPARISONS) {
		try {
			result.applied += await compare(context, since)
		} catch (error) {
			result.errors.push(error)
		}
	}
	return result
}

/** Payments first, so that what took them back finds them. */
const COMPARISONS = [compareSessions, compareInvoices, compareRefunds, compareDisputes, compareReturns]

async function compareSessions(context: ApplyContext, since: number): Promise<number> {
	let applied = 0
	for (const session of await context.api.listSessions(since)) {
		const isOver = session.status === 'expired' || session.status === 'complete'
		if (context.isStopping?.()) break
		if (!isOver || (await isSettled(context, 'session_ref', session.id))) continue
		const paymentEvents =
			session.status === 'expired' ? sessionEvents(session, undefined) : await readSessionEvents(context, session)
		applied += (await applyPaymentEvents(context, paymentEvents)).applied
	}
	return applied
}

async function compareInvoices(context: ApplyContext, since: number): Promise<number> {
	let applied = 0
	for (const invoice of await context.api.listInvoices(since)) {
		if (context.isStopping?.()) break
		if (await isSettled(context, 'invoice_ref', invoice.id)) continue
		applied += (await applyPaymentEvents(context, await readInvoiceEvents(context.api, invoice))).applied
	}
	return applied
}

async function compareRefunds(context: ApplyContext, since: number): Promise<number> {
	const refunds = await context.api.listRefunds({ since })
	return (
		await applyPaymentEvents(
			context,
			refunds.flatMap((refund) => refundEvents(refund)),
		)
	).applied
}

async function compareDisputes(context: ApplyContext, since: number): Promise<number> {
	const readAt = context.now()
	const disputes = await context.api.listDisputes({ since })
	return (
		await applyPaymentEvents(
			context,
			disputes.flatMap((dispute) => disputeEvents(dispute, readAt)),
		)
	).applied
}

/** Direct debits that banks took back: their payments are settled in our books. */
async function compareReturns(context: ApplyContext, since: number): Promise<number> {
	let applied = 0
	for (const { source: charge } of await context.api.listReturns(since)) {
		if (context.isStopping?.()) break
		if (charge?.payment_intent === undefined || (await isReturned(context, charge.id))) continue
		const paymentEvents = await readPaymentEvents(context, { object: 'payment_intent', id: charge.payment_intent })
		applied += (await applyPaymentEvents(context, paymentEvents)).applied
	}
	return applied
}

async function isReturned({ store }: ApplyContext, charge: string): Promise<boolean> {
	const entry = await store.db
		.selectFrom('ledger_entry')
		.select('id')
		.where('kind', '=', 'late failure')
		.where('provider_ref', '=', charge)
		.executeTakeFirst()
	return entry !== undefined
}

/** Paid with its fee, or abandoned as an expired session says. */
async function isSettled(
	{ store }: ApplyContext,
	column: 'session_ref' | 'invoice_ref',
	ref: string,
): Promise<boolean> {
	const payment = await store.db
		.selectFrom('payment')
		.select(['state', 'fee_minor'])
		.where('provider', '=', 'stripe')
		.where(column, '=', ref)
		.executeTakeFirst()
	if (!payment) return false
	return payment.state === 'abandoned' || (SETTLED_STATES.includes(payment.state) && payment.fee_minor !== null)
}
