import type { CardPayments } from '#app/request/giving/payments.server.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { emailsOfStart } from '#domain/giving/donation-emails.ts'
import type { GivingEmailContext } from '#domain/giving/emails/donation-words.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { limitsFor } from '#records/email/address-limit.ts'
import { setDeclaration } from '#records/gift-aid/declarations.ts'
import { type DonationInBooks, readDonation } from '#records/giving/read-donation.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { payableAttempt } from '#records/payables/add-attempt.ts'
import { syncPayment } from '#records/payments/sync-payment.ts'
import type { Store } from '#records/store/open-store.ts'

/** "nothing to pay": it was paid meanwhile, or is on its way. */
type PayAgainResult =
	| { kind: 'redirect'; url: string }
	| { kind: 'nothing to pay' }
	| { kind: 'refused'; reason: 'unavailable' | 'too many' | 'paused' }

interface PayAgain {
	store: Store
	payments: CardPayments
	/** A keyed hash of the network address. */
	clientHash: string
	urls: { successUrl: string; cancelUrl: string }
	now: number
}

/**
 * Opens the provider's page again: that of the last attempt while it is open, else that of another attempt. The last one is
 * expired and confirmed first; if it is found complete, it is a payment.
 */
export async function payAgain(
	{ donation, payments: attempts }: DonationInBooks,
	again: PayAgain,
): Promise<PayAgainResult> {
	const { store, payments, clientHash, urls, now } = again
	const last = attempts.at(-1)
	if (donation.provider !== 'stripe' || !last) return { kind: 'nothing to pay' }
	const verdict = await payments.takeStart({ clientHash, email: donation.email })
	if (verdict !== 'allowed') return { kind: 'refused', reason: verdict === 'paused' ? 'paused' : 'too many' }
	await settle(last, again)
	const payment = await payableAttempt(store, donation.id, now)
	if (!payment) return { kind: 'nothing to pay' }
	const started = await payments.provider.startPayment(payment, donation, urls)
	return started.kind === 'redirect' ? started : { kind: 'refused', reason: 'unavailable' }
}

type Asking = Pick<PayAgain, 'store' | 'payments' | 'now'>

/** What the provider knows; afterwards only an attempt that is "started" has an open session. */
async function settle(last: Payment, asking: Asking) {
	if (last.state === 'started') await sync(last, asking)
	else await end(last, asking)
}

/** Afterwards no session can be paid. */
async function end(last: Payment, asking: Asking) {
	await asking.payments.provider.expireSession(last)
	await sync(last, asking)
}

function sync(last: Payment, { store, payments, now }: Asking) {
	return syncPayment(store, last, { ...payments, now })
}

interface ByTransfer {
	store: Store
	/** Null while card payments are off. */
	payments: CardPayments | null
	words: GivingEmailContext
	limit: NewAddressLimit
	now: number
	/** Logs why the provider could not be asked. */
	onError(error: unknown): void
}

/**
 * The same decision by bank transfer: a donation of its own with its own reference, once however often it is asked for. Undefined when
 * the card was charged after all.
 */
export async function giveByTransfer(
	{ donation, payments: attempts }: DonationInBooks,
	{ store, payments, words, limit, now, onError }: ByTransfer,
): Promise<Donation | undefined> {
	const last = attempts.at(-1)
	if (!last || !words.bank) return undefined
	// Without an answer of the provider the way by bank stays open all the same.
	if (payments) await end(last, { store, payments, now }).catch(onError)
	const found = await readDonation(store, donation.id)
	if (!found || found.payments.some(({ paidAt, state }) => paidAt !== null || state === 'pending')) return undefined
	const { amount, fees, giftAidDeclarationId, ...same } = donation
	const given = {
		...same,
		idempotencyKey: `by transfer ${donation.id}`,
		provider: 'bank transfer' as const,
		declaration: null,
		tolerance: words.bank.tolerance,
		amount: amount.amount,
		currency: amount.currency,
		fees: 0,
	}
	const limits = await limitsFor(store, donation.email, limit)
	const started = await startDonation(store, given, (made) => emailsOfStart(made.donation, words, limits), now)
	if (giftAidDeclarationId !== null && started.donation.giftAidDeclarationId === null) {
		await store.write((transaction) => setDeclaration(transaction, started.donation.id, giftAidDeclarationId))
	}
	return started.donation
}
