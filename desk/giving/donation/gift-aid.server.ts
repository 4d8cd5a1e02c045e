import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { counts, type DeclarationScope } from '#domain/gift-aid/declaration.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { addBalances, netMoney, type PaymentBalance } from '#domain/payables/payment-balance.ts'
import { longDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { declarationOf } from '#records/gift-aid/declarations.ts'
import type { DeskRequest } from '../../request.server.ts'

const SCOPES: Record<DeclarationScope, string> = {
	this: 'for this gift',
	'this and future': 'for this gift and future ones',
	'past 4 years too': 'for this gift, future ones and those of the past four years',
}

/** Whether Gift Aid can be claimed, in sentences; null where the charity claims none and there is no declaration. */
export async function giftAidOf(
	{ store, content }: DeskRequest,
	donation: Donation,
	balances: readonly PaymentBalance[],
): Promise<string[] | null> {
	const { giftAidDeclarationId } = donation
	if (giftAidDeclarationId === null)
		return content.options?.giving.giftAid
			? ['No declaration, so no Gift Aid is claimed.', ...wouldBring(donation, balances)]
			: null
	const declaration = await declarationOf(store, giftAidDeclarationId)
	if (!declaration) return ['The declaration is deleted.']
	const { firstName, lastName, scope, madeOn, how, cancelledFrom, isInvalid } = declaration
	const made = how === 'phone' ? 'by phone' : how === 'paper' ? 'on paper' : 'on the site'
	return [
		`Declared by ${firstName} ${lastName} on ${longDate(madeOn)} ${made}, ${SCOPES[scope]}.`,
		...(isInvalid ? ['It turned out not to be valid: nothing is claimed on it.'] : []),
		...(!isInvalid && !counts(declaration) ? ['It counts once the written record has been sent.'] : []),
		...(cancelledFrom === null ? [] : [`Cancelled: gifts from ${longDate(cancelledFrom)} on are without Gift Aid.`]),
	]
}

/** A quarter of what arrived minus what was returned; nothing of what all went back. */
function wouldBring(donation: Donation, balances: readonly PaymentBalance[]): string[] {
	const { due, locale } = donation
	const money = (amount: number) => formatMoney({ ...due, amount }, locale)
	const balance = addBalances(balances)
	const { amount } = netMoney(donation, balance)
	if (donation.frequency === 'monthly') {
		const each = `for each payment of ${money(due.amount)}`
		return [`If they pay UK tax and declare it, you can claim ${money(taxOn(due.amount))} ${each}.`]
	}
	if (amount === 0) return []
	const when = balance.arrived === 0 ? ` once the ${money(amount)} announced has arrived` : ''
	return [`If they pay UK tax and declare it, you can claim ${money(taxOn(amount))}${when}.`]
}
