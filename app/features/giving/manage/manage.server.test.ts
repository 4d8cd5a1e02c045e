import { expect, test } from 'vitest'
import { managePath, thankYouPath } from '#domain/giving/giving-links.ts'
import { DAY_MS } from '#lib/dates.ts'
import { createFormSecret } from '#lib/form-secret.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import { storeRequest } from '#records/payments/stripe/requests/requests.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { thankYouOfLink } from '../thank-you/thank-you.server.ts'
import { actOnManage, manageOfLink } from './manage.server.ts'

test.each([
	['as announced', { arrived: [2000, 2000] }, ['£20', '£20'], ''],
	['with a month of less', { arrived: [2000, 1500] }, ['£15', '£20'], '£35'],
	['of which a part came back', { arrived: [2000, 2000], refunded: 500 }, ['£20', '£20, £5 returned'], '£35'],
	['of less', { arrived: [1500] }, ['£15'], '£15'],
])('a standing order %s', async (_, given, receipts, givenSoFar) => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { frequency: 'monthly', ...given })
	const page = await manageOfLink(givingRequest(store, managePath(donation.id, formSecret)))
	expect(page?.receipts.map(({ sum }) => sum)).toEqual(receipts)
	expect(page?.givenSoFar).toBe(givenSoFar)
})

test('a monthly donation that has ended says who ended it, and when', async () => {
	const store = await freshStore('sqlite')
	const at = Date.UTC(2026, 11, 3, 12)
	const ended = async (before: (id: string, reference: string) => Promise<unknown>) => {
		const { donation } = await startDonation(
			store,
			aNewDonation({ frequency: 'monthly', provider: 'stripe' }),
			() => [],
			1,
		)
		const { id, reference } = donation
		const about = { provider: 'stripe', reference, refs: { subscription: `sub ${id}` } } as const
		await before(id, reference)
		const end = { ...about, kind: 'subscription changed', at, status: 'cancelled', amount: 2000 } as const
		await applyPaymentEvent(store, end, () => [], at)
		return (await manageOfLink(givingRequest(store, managePath(id, formSecret))))?.ended
	}
	const asked = (id: string) =>
		storeRequest(
			store,
			{
				operation: 'cancel subscription',
				payableId: id,
				paymentId: null,
				key: `cancel-${id}`,
				parameters: { subscription: `sub ${id}` },
			},
			at,
		)
	const fails = (_: string, reference: string) => {
		const failed = { kind: 'failed', isLate: false, ref: `in ${reference}`, amount: 2000, currency: 'GBP' } as const
		return applyPaymentEvent(store, { ...failed, provider: 'stripe', reference, at: 5 }, () => [], at)
	}
	expect(await ended(asked)).toBe('You ended it on 3 December 2026.')
	expect(await ended(fails)).toBe(
		'It ended on 3 December 2026, because your payments failed and Stripe stopped trying.',
	)
	expect(await ended(async () => {})).toBe('It was ended at Stripe on 3 December 2026.')
})

test('a standing order that never began says when we stopped waiting for it', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { frequency: 'monthly', arrived: [] })
	const pageNow = () => manageOfLink(givingRequest(store, managePath(donation.id, formSecret)))
	expect(await pageNow()).toMatchObject({ state: 'waiting', closedOn: '' })
	await expireUnpaid(store, donation, Date.UTC(2026, 10, 30, 12))
	expect(await pageNow()).toMatchObject({ state: 'expired', closedOn: '30 November 2026' })
})

test('no page makes the link that opened it last longer', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { frequency: 'monthly', arrived: [2000] })
	const opened = Date.UTC(2026, 10, 1)
	const secretAt = (now: number) => createFormSecret(FORM_SECRET, { now: () => now })
	const later = { formSecret: secretAt(opened + 360 * DAY_MS), now: opened + 360 * DAY_MS }
	const manage = managePath(donation.id, secretAt(opened))
	const pressed = { ...givingRequest(store, manage), ...later }
	expect(await actOnManage(pressed, new URLSearchParams())).toEqual({ kind: 'redirect', url: manage })
	const thanked = { ...givingRequest(store, thankYouPath(donation.id, secretAt(opened))), ...later }
	expect((await thankYouOfLink(thanked))?.manageUrl).toBe(manage)
})
