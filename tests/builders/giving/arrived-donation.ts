import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { findDonation } from '#records/giving/donations.ts'
import type { NewDonation } from '#records/giving/start-donation.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { recordTransferRefund } from '#records/payables/record-refund.ts'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someOptions } from '../content/options.ts'
import { someGivingEmailContext } from './a-donation.ts'
import { aNewDonation } from './new-donation.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

/** A donation by bank transfer. `arrived`: minor units, one transfer after the other. */
export async function anArrivedDonation(
	store: Store,
	{ arrived, refunded = 0, ...given }: Partial<NewDonation> & { arrived: number[]; refunded?: number },
) {
	const words = someGivingEmailContext()
	const deliveriesOf = (change: Parameters<typeof emailsOfChange>[0]) => emailsOfChange(change, words)
	const { donation, payment } = await startDonation(store, aNewDonation(given), () => [], NOW)
	const { reference } = donation
	const seenVersion = async () => (await findDonation(store.db, reference))?.version ?? 0
	for (const amount of arrived) {
		const received = { reference, seenVersion: await seenVersion(), amount, currency: 'GBP', at: NOW, staffId: null }
		await markReceived(store, received, deliveriesOf, NOW)
	}
	if (refunded > 0) {
		const back = { reference, seenVersion: await seenVersion(), amount: refunded, at: NOW, staffId: null }
		await recordTransferRefund(store, { ...back, paymentId: payment.id }, deliveriesOf, NOW)
	}
	return { donation, payment, seenVersion }
}

/** What a page behind a link of a donation is asked for. @param path with its key, as `giving-links.ts` makes it */
export function givingRequest(store: Store, path: string) {
	const { charity } = someGivingEmailContext()
	const options = someOptions()
	const giving = { ...options.giving, giftAid: true }
	return {
		store,
		payments: null,
		formSecret,
		formContext: { charity },
		now: NOW,
		key: new URL(path, charity.url).searchParams.get('key') ?? '',
		content: { options: { ...options, giving } },
		onError(error: unknown) {
			throw error
		},
	}
}
