import type { Transaction } from 'kysely'
import type { NewDelivery } from '#domain/applications/new-delivery.ts'
import type { Donation, Payment } from '#domain/giving/donation.ts'
import type { Order } from '#domain/shop/order.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import { type NewProviderFact, type ProviderFact, providerFact } from '../../payments/provider.ts'
import { takeBackMarksOf } from '../../shop/money/refund-marks.ts'
import { followPayment } from '../../shop/orders/follow-payment.ts'
import { findOrderById } from '../../shop/orders/read-order.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { asDonation, asPayment } from '../donations.ts'
import { enterEffects } from '../ledger/enter-effects.ts'
import { isStopping } from '../monthly/is-stopping.ts'
import { findDonationOf, findPaymentOf } from './find-payment.ts'
import { updateDonation, updatePayment } from './update-from-fact.ts'

/** What a fact has changed. */
export interface GivingChange {
	fact: ProviderFact
	/** Without a payment: about a monthly donation as a whole. */
	before: { donation: Donation; payment: Payment | undefined }
	after: { donation: Donation; payment: Payment | undefined }
	/** Of an order, after the change. */
	order: Order | undefined
	/** It ends because the sponsored dog found a home or died: the sponsor is told by the email about that. */
	isStoppedForDog: boolean
}

/** Writes what follows from a change: receipts, certificates. Called in the transaction, once for each change. */
export type DeliveriesOfChange = (change: GivingChange) => NewDeliveryOfDonation[]

export type NewDeliveryOfDonation = Omit<NewDelivery, 'submissionId' | 'donationId'>

/** "unmatched": it belongs to no donation. */
export type AppliedFact = ({ kind: 'applied' } & GivingChange) | { kind: 'already applied' } | { kind: 'unmatched' }

/**
 * Applies what a provider told: payment, donation, ledger and deliveries in one transaction. The only way in which a provider changes a
 * payment. A fact that is told twice, or after later ones, has the effect of once.
 */
export function applyProviderFact(
	store: Store,
	fact: NewProviderFact,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<AppliedFact> {
	return store.write((transaction) => applyFactIn(transaction, store.engine, fact, deliveriesOf, now))
}

/** `applyProviderFact` as part of a transaction that writes more. */
export async function applyFactIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	given: NewProviderFact,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<AppliedFact> {
	const fact = providerFact.parse(given)
	const donation = await findDonationOf(transaction, engine, fact)
	if (!donation) return { kind: 'unmatched' }
	const isOfPayment = fact.kind !== 'subscription changed'
	const payment = isOfPayment ? await findPaymentOf(transaction, donation, fact, now) : undefined
	if (isOfPayment && !payment) return { kind: 'unmatched' }

	const isEntered = payment ? await enterEffects(transaction, { ...payment, donation }, fact) : false
	const paymentAfter = payment && (await updatePayment(transaction, payment, fact))
	const donationAfter = await updateDonation(transaction, donation, fact)
	if (!isEntered && paymentAfter === payment && donationAfter === donation) return { kind: 'already applied' }
	if (donation.kind === 'order') {
		if (isEntered && fact.kind === 'refund failed') await takeBackMarksOf(transaction, engine, fact.ref, now)
		await followPayment(transaction, engine, donationAfter)
	}

	const change: GivingChange = {
		fact,
		before: { donation: asDonation(donation), payment: payment && asPayment(payment) },
		after: { donation: asDonation(donationAfter), payment: paymentAfter && asPayment(paymentAfter) },
		order: donation.kind === 'order' ? await findOrderById({ db: transaction }, donation.id) : undefined,
		isStoppedForDog: await isStopping(transaction, asDonation(donation)),
	}
	const deliveries = deliveriesOf(change).map((one) => ({ ...one, submissionId: null, donationId: donation.id }))
	await enqueue(transaction, deliveries, now)
	return { kind: 'applied', ...change }
}
