import { MINUTE_MS } from '#lib/dates.ts'
import { applyPaymentEvent, type DeliveriesOfChange } from '../../../payables/apply-payment-event.ts'
import type { NewPaymentEvent } from '../../payment-events.ts'
import { countDecline } from '../card-limits.ts'
import type { StripeContext } from '../requests/sessions.ts'
import { isMissing, reasonOf } from '../stripe-errors.ts'
import { isKnownObject, type NamedObject, readPaymentEvents } from './read-payment-events.ts'
import { listDueEvents, objectOf, type StoredEvent, type StoredObject, updateEvent } from './stored-events.ts'

export interface ApplyContext extends StripeContext {
	deliveriesOf: DeliveriesOfChange
	/** Whether the process stops, so that no further call begins. */
	isStopping?: () => boolean
}

/** An event may come before the donation's own, and longer after an outage. */
const RETRY_UNMATCHED_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS)
const RETRY_ERROR_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)

interface AppliedEvents {
	applied: number
	/** To be tried again. */
	postponed: number
	/** Given up: shown at the desk. */
	unmatched: number
	errors: unknown[]
}

/** Applies stored events that are due. One that fails is tried again; the others go on. */
export async function applyDueEvents(context: ApplyContext): Promise<AppliedEvents> {
	const result: AppliedEvents = { applied: 0, postponed: 0, unmatched: 0, errors: [] }
	for (const event of await listDueEvents(context.store, context.now())) {
		if (context.isStopping?.()) break
		try {
			const outcome = await applyEvent(context, event)
			result[outcome] += 1
		} catch (error) {
			result.errors.push(error)
			result.postponed += 1
			await postpone(context, event, RETRY_ERROR_MS, reasonOf(error))
		}
	}
	return result
}

async function applyEvent(context: ApplyContext, event: StoredEvent): Promise<'applied' | 'postponed' | 'unmatched'> {
	const named = objectNamedBy(objectOf(event))
	const paymentEvents = named ? await readNamed(context, named) : []
	if (paymentEvents !== 'missing' && (await applyPaymentEvents(context, paymentEvents)).isMatched) {
		if (event.type === 'charge.failed') await countDeclines(context, event, paymentEvents)
		await updateEvent(context.store, event.id, { applied_at: context.now(), next_at: null, last_error: null })
		return 'applied'
	}
	if (event.attempts < RETRY_UNMATCHED_MS.length) {
		await postpone(context, event, RETRY_UNMATCHED_MS, 'it belongs to no donation')
		return 'postponed'
	}
	await updateEvent(context.store, event.id, { unmatched: 1, next_at: null })
	return 'unmatched'
}

/** Counts one decline for each event: each declined card has one, however often one session is tried. */
async function countDeclines({ store, now }: ApplyContext, event: StoredEvent, paymentEvents: NewPaymentEvent[]) {
	const declined = paymentEvents.find(({ kind }) => kind === 'declined')
	if (declined?.reference) await countDecline(store, { id: event.event_id, reference: declined.reference }, now())
}

/** The object to read, for a charge its payment intent; undefined for kinds that tell nothing here. */
function objectNamedBy({ object, id, payment_intent }: StoredObject): NamedObject | undefined {
	if (object === 'charge') return payment_intent ? { object: 'payment_intent', id: payment_intent } : undefined
	return id !== undefined && isKnownObject(object) ? { object, id } : undefined
}

/** An object that Stripe does not know belongs to another account, or to test mode. */
async function readNamed(context: ApplyContext, named: NamedObject): Promise<NewPaymentEvent[] | 'missing'> {
	try {
		return await readPaymentEvents(context, named)
	} catch (error) {
		if (isMissing(error)) return 'missing'
		throw error
	}
}

/** Applies payment events in their order. Matched: each of them belongs to a donation. */
export async function applyPaymentEvents({ store, deliveriesOf, now }: ApplyContext, paymentEvents: NewPaymentEvent[]) {
	let [applied, matched] = [0, 0]
	for (const paymentEvent of paymentEvents) {
		const { kind } = await applyPaymentEvent(store, paymentEvent, deliveriesOf, now())
		if (kind !== 'unmatched') matched += 1
		if (kind === 'applied') applied += 1
	}
	return { applied, isMatched: matched === paymentEvents.length }
}

async function postpone({ store, now }: ApplyContext, event: StoredEvent, delays: number[], reason: string) {
	const delay = delays[Math.min(event.attempts, delays.length - 1)] ?? 0
	await updateEvent(store, event.id, {
		attempts: event.attempts + 1,
		next_at: now() + delay,
		last_error: reason,
	})
}
