import { datedAs } from '#domain/applications/signed-link.ts'
import type { Donation, Sponsorship } from '#domain/giving/donation.ts'
import { purposeInWords } from '#domain/giving/emails/donation-words.ts'
import { managePath, readGivingKey, receiptPath } from '#domain/giving/giving-links.ts'
import { endInWords } from '#domain/giving/monthly-end.ts'
import { addBalances, differsFromDue, netMoney } from '#domain/payables/payment-balance.ts'
import { amountInWords } from '#domain/payables/payment-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { changeWhenRehomed } from '#records/giving/monthly/change-when-rehomed.ts'
import { howEnded } from '#records/giving/monthly/how-ended.ts'
import { type DonationInBooks, readDonation } from '#records/giving/read-donation.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import type { GivingRequest } from '../thank-you/thank-you.server.ts'

export interface Manage {
	/** "expired": a standing order for whose first payment we have stopped waiting. */
	state: 'waiting' | 'expired' | 'active' | 'past due' | 'ended'
	/** Only the donor's bank can change and end a standing order. */
	isStandingOrder: boolean
	/** "You ended it on 3 December 2026."; "" while it goes on. */
	ended: string
	/** "30 November 2026": when we stopped waiting; "" otherwise. */
	closedOn: string
	/** "£20 a month" */
	amount: string
	purpose: string
	dog: string | null
	whenRehomed: Sponsorship['whenRehomed'] | null
	reference: string
	/** Newest first; "£20", "£20, £5 returned". */
	receipts: { day: string; sum: string; url: string }[]
	/** "£35": what arrived so far minus what was returned; "" while each payment was the sum of each month. */
	givenSoFar: string
	/** Whether the provider has a page for changes, and cards are on. */
	canChange: boolean
	canCancel: boolean
	phone: string
}

/** What the page of a monthly donation shows; undefined when the link is not ours, or of a single donation. */
export async function manageOfLink(request: GivingRequest): Promise<Manage | undefined> {
	const found = await monthlyOfLink(request)
	if (!found) return undefined
	const { donation, payments } = found
	const { content, formContext } = request
	const links = datedAs(request.key, request.formSecret)
	const { locale = 'en-GB', timezone = 'Europe/London' } = content.options?.site ?? {}
	const isCard = donation.provider === 'stripe' && request.payments !== null
	const money = (amount: number) => formatMoney({ ...donation.due, amount }, locale)
	const balances = payments.map(({ balance }) => balance)
	const receipts = payments.flatMap(({ id, paidAt, received, balance: { arrived, returned } }) =>
		paidAt === null || received <= 0
			? []
			: [
					{
						day: formatDate(dayIn(timezone, paidAt), locale),
						sum: [money(arrived), returned > 0 && `${money(returned)} returned`].filter(Boolean).join(', '),
						url: receiptPath(id, links),
					},
				],
	)
	const state = stateOf(donation)
	const end = await howEnded(request.store.db, donation)
	return {
		state,
		ended: end ? endInWords(end, { reader: 'giver', timezone, locale }) : '',
		closedOn: donation.closedAt === null ? '' : formatDate(dayIn(timezone, donation.closedAt), locale),
		isStandingOrder: donation.provider === 'bank transfer',
		reference: donation.reference,
		amount: amountInWords(donation, locale),
		purpose: purposeInWords(donation, content.options?.giving.purposes ?? []),
		dog: donation.sponsorship?.dogName ?? null,
		whenRehomed: state === 'ended' ? null : (donation.sponsorship?.whenRehomed ?? null),
		receipts: receipts.reverse(),
		givenSoFar: balances.some((balance) => differsFromDue(donation, balance))
			? money(netMoney(donation, addBalances(balances)).amount)
			: '',
		canChange: isCard && state !== 'ended' && donation.customerRef !== null,
		canCancel: isCard && state !== 'ended' && donation.subscriptionRef !== null,
		phone: formContext.charity.phone,
	}
}

async function monthlyOfLink({ store, key, formSecret }: GivingRequest): Promise<DonationInBooks | undefined> {
	const id = readGivingKey(key, 'manage', formSecret)
	const found = id === undefined ? undefined : await readDonation(store, id)
	return found?.donation.frequency === 'monthly' ? found : undefined
}

function stateOf({ state, closedAt }: Donation): Manage['state'] {
	if (state === 'cancelled') return 'ended'
	if (state === 'active' || state === 'past due') return state
	return closedAt === null ? 'waiting' : 'expired'
}

type ManageResult =
	| { kind: 'unknown' | 'unavailable' }
	/** `url`: a page of this site, or the provider's. */
	| { kind: 'redirect'; url: string }

const WHEN_REHOMED: readonly Sponsorship['whenRehomed'][] = ['another dog', 'stop', 'ask']

/** What a button of the page does. Opening the link changes nothing: mail scanners follow links. */
export async function actOnManage(request: GivingRequest, form: URLSearchParams): Promise<ManageResult> {
	const found = await monthlyOfLink(request)
	if (!found) return { kind: 'unknown' }
	const { donation } = found
	const { formContext, key, formSecret, store, onError } = request
	const path = managePath(donation.id, datedAs(key, formSecret))
	try {
		switch (form.get('intent')) {
			case 'cancel':
				await cancel(donation, request)
				break
			case 'change': {
				// Made on the click, because it expires within minutes: never emailed.
				const url = await request.payments?.provider.portalUrl(donation, formContext.charity.url + path)
				if (url !== undefined) return { kind: 'redirect', url }
				break
			}
			case 'when-rehomed': {
				const wish = WHEN_REHOMED.find((one) => one === form.get('whenRehomed'))
				if (wish) await changeWhenRehomed(store, donation.id, wish)
				break
			}
		}
		return { kind: 'redirect', url: path }
	} catch (error) {
		onError(error)
		return { kind: 'unavailable' }
	}
}

/** At the provider first; what it has confirmed is applied at once, so that the page and the email need no event. */
async function cancel(donation: Donation, { store, payments, now }: GivingRequest): Promise<void> {
	const { provider, state, subscriptionRef, reference } = donation
	if (!payments || provider !== 'stripe' || state === 'cancelled' || subscriptionRef === null) return
	await payments.provider.cancelMonthly(donation)
	const { amount } = donation.due
	const refs = { subscription: subscriptionRef }
	const ended = {
		kind: 'subscription changed',
		provider,
		reference,
		refs,
		at: now,
		status: 'cancelled',
		amount,
	} as const
	await applyPaymentEvent(store, ended, payments.deliveriesOf, now)
}
