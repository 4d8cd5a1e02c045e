import type { MessageScope } from '#domain/desk/people/message-scope.ts'
import type { Payable } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'
import { isInScope } from './in-scope.ts'

/** An email that failed or is late, with whom it is for. */
export interface ListedDelivery {
	id: string
	channel: string
	/** The recipient; "" when the email is composed as it is sent. */
	to: string
	subject: string
	/** The reference of the case it is about; "" for none. */
	reference: string
	/** The gift or order it is about. */
	payable: Pick<Payable, 'kind' | 'reference'> | undefined
	/** The name of the person of that case. */
	name: string
	phone: string
	attempts: number
	/** Why the last attempt failed; "" before the first. */
	lastError: string
	createdAt: number
	/** When it failed for good; null while it is retried. */
	failedAt: number | null
	nextAt: number
}

/** How many emails left since an instant, and when the last did. Without those to invented people, which go nowhere. */
export async function readSent({ db }: Store, since: number): Promise<{ count: number; lastAt: number | null }> {
	const { count, last } = await db
		.selectFrom('delivery')
		.select(({ fn }) => [fn.countAll().as('count'), fn.max('done_at').as('last')])
		.where('done_at', '>=', since)
		.where('payload_json', 'not like', '%@demo.invalid%')
		.executeTakeFirstOrThrow()
	return { count: Number(count), lastAt: last === null ? null : Number(last) }
}

/** Deliveries that failed for good, newest first; then those that failed at least once and are retried, the next one first. */
export async function listTroubledDeliveries(
	{ db }: Store,
	scope: MessageScope,
	limit: number,
): Promise<ListedDelivery[]> {
	const rows = await db
		.selectFrom('delivery')
		.leftJoin('submission', 'submission.id', 'delivery.submission_id')
		.leftJoin('payable', 'payable.id', 'delivery.payable_id')
		.select([
			'delivery.id',
			'delivery.channel',
			'delivery.payload_json',
			'delivery.attempts',
			'delivery.last_error',
			'delivery.created_at',
			'delivery.failed_at',
			'delivery.next_at',
			'submission.reference',
			'submission.name',
			'submission.phone',
			'payable.kind',
			'payable.reference as payable_reference',
		])
		.where(isInScope(scope))
		.where('delivery.done_at', 'is', null)
		.where('delivery.quarantined_at', 'is', null)
		.where((eb) => eb.or([eb('delivery.failed_at', 'is not', null), eb('delivery.last_error', 'is not', null)]))
		.orderBy((eb) => eb.case().when('delivery.failed_at', 'is', null).then(eb.lit(1)).else(eb.lit(0)).end())
		.orderBy('delivery.failed_at', 'desc')
		.orderBy('delivery.next_at')
		.limit(limit)
		.execute()
	return rows.map((row) => {
		const payload: { to?: unknown; subject?: unknown } = JSON.parse(row.payload_json)
		return {
			id: row.id,
			channel: row.channel,
			to: typeof payload.to === 'string' ? payload.to : '',
			subject: typeof payload.subject === 'string' ? payload.subject : '',
			reference: row.reference ?? '',
			payable:
				row.kind === null || row.payable_reference === null
					? undefined
					: { kind: row.kind, reference: row.payable_reference },
			name: row.name ?? '',
			phone: row.phone ?? '',
			attempts: row.attempts,
			lastError: row.last_error ?? '',
			createdAt: row.created_at,
			failedAt: row.failed_at,
			nextAt: row.next_at,
		}
	})
}
