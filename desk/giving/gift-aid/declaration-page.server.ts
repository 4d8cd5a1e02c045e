import { counts, DECLARATION_SCOPES } from '#domain/gift-aid/declaration.ts'
import { declaredMoney } from '#domain/gift-aid/new-declaration.ts'
import { giftAidStatement } from '#domain/gift-aid/statement.ts'
import type { Money, Payable } from '#domain/payables/payable.ts'
import { currentBalance } from '#domain/payables/payment-balance.ts'
import { donatedMinor } from '#domain/shop/order.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { declarationOf, type StoredDeclaration, TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import { readGiftsOf } from '#records/gift-aid/read-gifts.ts'
import { retentionOf } from '#records/gift-aid/retention.ts'
import { findDonation } from '#records/giving/donations.ts'
import { listBookedPayments } from '#records/payables/ledger/payment-balances.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { DeskRequest } from '../../request.server.ts'
import { claimRules } from './claim-page.server.ts'

const HOW = { online: 'On the site', phone: 'By phone', paper: 'On paper' }

/** What a declaration is made for: a donation, or the part of an order that is one. */
export interface Declarable {
	payable: Payable
	isMonthly: boolean
	/** What its statement names: what arrived, once anything has; of an order its donation. */
	amount: Money
}

/** Undefined for a reference of nothing that was given. */
export async function findDeclarable({ store }: DeskRequest, reference: string): Promise<Declarable | undefined> {
	const donation = await findDonation(store.db, reference)
	if (donation) {
		const isMonthly = donation.frequency === 'monthly'
		const payments = await listBookedPayments(store.db, donation.id)
		const balance = currentBalance(
			{ isMonthly },
			payments.map((payment) => payment.balance),
		)
		return { payable: donation, isMonthly, amount: declaredMoney(donation, balance) }
	}
	const order = await findOrder(store, reference)
	const amount = order ? donatedMinor(order) : 0
	if (!order || amount === 0) return undefined
	return { payable: order.payable, isMonthly: false, amount: { ...order.payable.due, amount } }
}

/** What the statement names. */
export function declaredOf({ giving }: DeskRequest, { amount }: Declarable) {
	const { charity, locale } = giving.words
	return { amount, locale, charity: charity.registeredName || charity.name }
}

export async function readDeclarationPage(desk: DeskRequest, declarable: Declarable) {
	const { payable, isMonthly } = declarable
	const id = payable.giftAidDeclarationId
	const declaration = id === null ? undefined : await declarationOf(desk.store, id)
	const declared = declaredOf(desk, declarable)
	// What takes the place of a declaration for one gift is for more.
	const scopes = DECLARATION_SCOPES.filter((scope) => scope !== 'this' || (!isMonthly && !declaration))
	const { responsibility, notify, higherRate } = giftAidStatement({ ...declared, scope: 'this' })
	return {
		reference: payable.reference,
		today: dayIn(TAX_TIMEZONE, desk.now),
		isNotForGiftAid: payable.isNotForGiftAid,
		payments: await payersOf(desk, payable),
		donor: { firstName: payable.firstName, lastName: payable.lastName, email: payable.email },
		declaration: declaration ? await inWords(desk, declaration) : null,
		statement: {
			wishes: scopes.map((scope) => ({ scope, wish: giftAidStatement({ ...declared, scope }).wish })),
			rest: [responsibility, `Please notify ${declared.charity} if you: ${notify.join('; ')}.`, higherRate],
		},
	}
}

/** Whose money each payment was; none where the whole is one payment that nothing was said of. */
async function payersOf(desk: DeskRequest, { id, locale }: Payable) {
	const gifts = await readGiftsOf(desk.store.db, id)
	if (gifts.length === 1 && gifts[0]?.isFromAnotherPayer === false) return []
	return gifts.map(({ paymentId, day, amount, currency, isFromAnotherPayer }) => {
		return { paymentId, what: `${formatMoney({ amount, currency }, locale)} of ${formatDate(day)}`, isFromAnotherPayer }
	})
}

export type DeclarationPageData = Awaited<ReturnType<typeof readDeclarationPage>>

/** What a form was shown of a declaration: another person may have ended or replaced it since. */
export function seenOf({ id, cancelledFrom, isInvalid }: StoredDeclaration): string {
	return [id, cancelledFrom, isInvalid && 'invalid'].filter(Boolean).join(' ')
}

async function inWords(desk: DeskRequest, declaration: StoredDeclaration) {
	const { id, title, firstName, lastName, house, postcode, address, how, madeOn, cancelledFrom } = declaration
	const retention = await retentionOf(desk.store.db, id, claimRules(desk))
	const kept = {
		'in force': 'For as long as it is in force, also when the donor asks to be forgotten.',
		'not needed': 'Until it is forgotten with the donor: nothing has been claimed on it.',
	}
	return {
		seen: seenOf(declaration),
		title,
		firstName,
		lastName,
		house,
		postcode,
		address,
		isAbroad: postcode === '',
		isCancelled: cancelledFrom !== null,
		isForOneGift: declaration.scope === 'this',
		isInvalid: declaration.isInvalid,
		isWaiting: !counts(declaration),
		facts: [
			{ label: 'Name', value: [title, firstName, lastName].filter(Boolean).join(' ') },
			{ label: 'Home address', value: [house, address, postcode].filter(Boolean).join(', ') },
			{ label: 'Made', value: `${HOW[how]} on ${formatDate(madeOn)}` },
			{ label: 'Wording', value: declaration.wordingVersion },
			...(how === 'phone' ? [{ label: 'Written record', value: sentOn(declaration.confirmedOn) }] : []),
			...(cancelledFrom ? [{ label: 'Cancelled', value: `Payments from ${formatDate(cancelledFrom)} on` }] : []),
			...(declaration.isInvalid ? [{ label: 'Invalid', value: 'It was found not to hold' }] : []),
			{
				label: 'Kept',
				value:
					retention?.kind === 'until' ? `Until ${formatDate(retention.day)}` : kept[retention?.kind ?? 'not needed'],
			},
		],
		statement: declaration.statement,
	}
}

const sentOn = (day: string | null) => (day ? `Sent on ${formatDate(day)}` : 'Not sent yet: nothing is claimed before')
