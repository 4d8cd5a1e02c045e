import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { counts, type DeclarationScope } from '#domain/gift-aid/declaration.ts'
import type { Donation } from '#domain/giving/donation.ts'
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
export async function giftAidOf({ store, content }: DeskRequest, donation: Donation): Promise<string[] | null> {
	const { giftAidDeclarationId } = donation
	if (giftAidDeclarationId === null)
		return content.options?.giving.giftAid ? ['No declaration, so no Gift Aid is claimed.', wouldBring(donation)] : null
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

function wouldBring(donation: Donation): string {
	const { amount } = donation.due
	const tax = formatMoney({ amount: taxOn(amount), currency: 'GBP' }, donation.locale)
	const ofEach = donation.frequency === 'monthly' ? ' for each payment' : ''
	return `If they pay UK tax and declare it, you can claim ${tax}${ofEach}.`
}
