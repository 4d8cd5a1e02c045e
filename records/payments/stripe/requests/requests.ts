import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../../../store/open-store.ts'
import type { ProviderRequestTable } from '../../../store/tables/payable-tables.ts'
import type { Tables } from '../../../store/tables/tables.ts'
import { type CallFailure, failureOf, reasonOf } from '../stripe-errors.ts'

type Operation = 'create session' | 'refund' | 'cancel subscription'
export type StripeRequest = Selectable<ProviderRequestTable>

interface NewRequest {
	operation: Operation
	payableId: string
	paymentId: string | null
	/** The idempotency key: the same for the same decision. */
	key: string
	/** Complete: sent again unchanged. */
	parameters: object
	/** The job makes the call if this process ends before it is made. */
	isRepeated?: boolean
	/** Called in the transaction in which it is stored first. What it returns is stored with it. */
	mark?(transaction: Transaction<Tables>): Promise<object>
}

/** Stripe forgets idempotency keys after 24 hours. */
const MAX_RESEND_MS = 23 * HOUR_MS
/** An error of Stripe's own is replayed for the key, so the same call would never succeed. */
const MAX_PROVIDER_ERRORS = 2
const RETRY_AFTER_MS = [60_000, 300_000, 1_800_000, 7_200_000]

/** Stores what is about to be asked of Stripe. For a key that is known: the request as it was stored first. */
export async function storeRequest(store: Store, request: NewRequest, now: number): Promise<StripeRequest> {
	return store.write(async (transaction) => {
		const inserted = await transaction
			.insertInto('provider_request')
			.values({
				id: randomUUID(),
				provider: 'stripe',
				payable_id: request.payableId,
				payment_id: request.paymentId,
				idempotency_key: request.key,
				operation: request.operation,
				parameters_json: JSON.stringify(request.parameters),
				created_at: now,
				sent_at: null,
				next_at: request.isRepeated ? now + retryDelay(1) : null,
				last_error: null,
				done_at: null,
				result_ref: null,
				marks_json: null,
			})
			.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
			.returning('id')
			.executeTakeFirst()
		if (inserted && request.mark) {
			const marks_json = JSON.stringify(await request.mark(transaction))
			await transaction.updateTable('provider_request').set({ marks_json }).where('id', '=', inserted.id).execute()
		}
		return transaction
			.selectFrom('provider_request')
			.selectAll()
			.where('idempotency_key', '=', request.key)
			.executeTakeFirstOrThrow()
	})
}

/**
 * Whether the same call may be repeated. Otherwise Stripe has to be asked by our reference first: it may have forgotten the key, and would do it
 * twice, or it replays its own error.
 */
export function mayResend({ sent_at, last_error, attempts }: StripeRequest, now: number): boolean {
	if (sent_at === null) return true
	if (now - sent_at >= MAX_RESEND_MS) return false
	return !(last_error?.startsWith(PROVIDER_ERROR) && attempts >= MAX_PROVIDER_ERRORS)
}

const PROVIDER_ERROR: CallFailure = 'provider error'

export type SentRequest<Result> =
	| { kind: 'done'; result: Result }
	| { kind: 'failed'; failure: CallFailure; reason: string }

interface Sending<Result> {
	call(key: string): Promise<Result>
	/** The id of what was made, for `result_ref`. */
	refOf(result: Result): string
	/** Whether the job repeats it after a failure: not what a visitor waits for. */
	isRepeated: boolean
	/** Called in the transaction that notes that it was refused for good. */
	onRefused?(transaction: Transaction<Tables>): Promise<void>
	now: () => number
}

/** Notes that the call is made, makes it, and notes how it ended. */
export async function sendRequest<Result>(
	store: Store,
	request: StripeRequest,
	{ call, refOf, isRepeated, onRefused, now }: Sending<Result>,
): Promise<SentRequest<Result>> {
	const attempts = request.attempts + 1
	const next_at = isRepeated ? now() + retryDelay(attempts) : null
	await update(store, request.id, { attempts, next_at, sent_at: request.sent_at ?? now() })
	try {
		const result = await call(request.idempotency_key)
		await update(store, request.id, { done_at: now(), next_at: null, last_error: null, result_ref: refOf(result) })
		return { kind: 'done', result }
	} catch (error) {
		const [failure, reason] = [failureOf(error), reasonOf(error)]
		const isOver = failure === 'refused'
		const set = {
			last_error: `${failure}: ${reason}`,
			...(isOver ? { done_at: now(), next_at: null } : {}),
			// Nothing was stored under the key, so its 24 hours have not begun.
			...(failure === 'not done' && request.sent_at === null ? { sent_at: null } : {}),
		}
		await store.write(async (transaction) => {
			await transaction.updateTable('provider_request').set(set).where('id', '=', request.id).execute()
			if (isOver) await onRefused?.(transaction)
		})
		return { kind: 'failed', failure, reason }
	}
}

/** The end of a request whose result was found at Stripe, or of one that will not be sent again. */
export function closeRequest(store: Store, request: StripeRequest, resultRef: string | null, now: number) {
	return update(store, request.id, { done_at: now, next_at: null, result_ref: resultRef })
}

/** The requests of a payment or a donation, the newest first. */
export function listRequests(
	store: Store,
	operation: Operation,
	of: { paymentId: string } | { payableId: string },
): Promise<StripeRequest[]> {
	return store.db
		.selectFrom('provider_request')
		.selectAll()
		.where('provider', '=', 'stripe')
		.where('operation', '=', operation)
		.where('paymentId' in of ? 'payment_id' : 'payable_id', '=', 'paymentId' in of ? of.paymentId : of.payableId)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.execute()
}

/** What the job sends again now. */
export function listDueRequests(store: Store, now: number): Promise<StripeRequest[]> {
	return store.db
		.selectFrom('provider_request')
		.selectAll()
		.where('provider', '=', 'stripe')
		.where('done_at', 'is', null)
		.where('next_at', '<=', now)
		.orderBy('next_at')
		.limit(50)
		.execute()
}

function retryDelay(attempts: number): number {
	return RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? 0
}

async function update(store: Store, id: string, set: Partial<StripeRequest>) {
	await store.write((transaction) =>
		transaction.updateTable('provider_request').set(set).where('id', '=', id).execute(),
	)
}
