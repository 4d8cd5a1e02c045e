import { counts, DECLARATION_SCOPES } from '#domain/gift-aid/declaration.ts'
import { declaredMoney } from '#domain/gift-aid/new-declaration.ts'
import { giftAidStatement } from '#domain/gift-aid/statement.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { currentBalance } from '#domain/payables/payment-balance.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { declarationOf, type StoredDeclaration, TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import { retentionOf } from '#records/gift-aid/retention.ts'
import { listBookedPayments } from '#records/payables/ledger/payment-balances.ts'
import type { DeskRequest } from '../../request.server.ts'
import { claimRules } from './claim-page.server.ts'

const HOW = { online: 'On the site', phone: 'By phone', paper: 'On paper' }

/** What the statement of a donation names: what arrived, once anything has. */
export async function declaredOf(desk: DeskRequest, donation: Donation) {
	const { charity, locale } = desk.giving.words
	const payments = await listBookedPayments(desk.store.db, donation.id)
	const balance = currentBalance(
		{ isMonthly: donation.frequency === 'monthly' },
		payments.map((payment) => payment.balance),
	)
	return { amount: declaredMoney(donation, balance), locale, charity: charity.registeredName || charity.name }
}

export async function readDeclarationPage(desk: DeskRequest, donation: Donation) {
	const id = donation.giftAidDeclarationId
	const declaration = id === null ? undefined : await declarationOf(desk.store, id)
	const declared = await declaredOf(desk, donation)
	const scopes = DECLARATION_SCOPES.filter((scope) => scope !== 'this' || donation.frequency !== 'monthly')
	const { responsibility, notify, higherRate } = giftAidStatement({ ...declared, scope: 'this' })
	return {
		reference: donation.reference,
		today: dayIn(TAX_TIMEZONE, desk.now),
		donor: { firstName: donation.firstName, lastName: donation.lastName, email: donation.email },
		declaration: declaration ? await inWords(desk, declaration) : null,
		statement: {
			wishes: scopes.map((scope) => ({ scope, wish: giftAidStatement({ ...declared, scope }).wish })),
			rest: [responsibility, `Please notify ${declared.charity} if you: ${notify.join('; ')}.`, higherRate],
		},
	}
}

export type DeclarationPageData = Awaited<ReturnType<typeof readDeclarationPage>>

async function inWords(desk: DeskRequest, declaration: StoredDeclaration) {
	const { id, title, firstName, lastName, house, postcode, address, how, madeOn, cancelledFrom } = declaration
	const retention = await retentionOf(desk.store.db, id, claimRules(desk))
	const kept = {
		'in force': 'For as long as it is in force, also when the donor asks to be forgotten.',
		'not needed': 'Nothing has been claimed on it.',
	}
	return {
		title,
		firstName,
		lastName,
		house,
		postcode,
		address,
		isAbroad: postcode === '',
		isCancelled: cancelledFrom !== null,
		isInvalid: declaration.isInvalid,
		isWaiting: !counts(declaration),
		facts: [
			{ label: 'Name', value: [title, firstName, lastName].filter(Boolean).join(' ') },
			{ label: 'Home address', value: [house, address, postcode].filter(Boolean).join(', ') },
			{ label: 'Made', value: `${HOW[how]} on ${longDate(madeOn)}` },
			{ label: 'Wording', value: declaration.wordingVersion },
			...(how === 'phone' ? [{ label: 'Written record', value: sentOn(declaration.confirmedOn) }] : []),
			...(cancelledFrom ? [{ label: 'Cancelled', value: `Payments from ${longDate(cancelledFrom)} on` }] : []),
			...(declaration.isInvalid ? [{ label: 'Invalid', value: 'It was found not to hold' }] : []),
			{
				label: 'Kept',
				value: retention?.kind === 'until' ? `Until ${longDate(retention.day)}` : kept[retention?.kind ?? 'not needed'],
			},
		],
		statement: declaration.statement,
	}
}

const sentOn = (day: string | null) => (day ? `Sent on ${longDate(day)}` : 'Not sent yet: nothing is claimed before')
