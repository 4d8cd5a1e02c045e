import type { Donation } from '#domain/giving/donation.ts'
import { counts, type DeclarationScope } from '#domain/giving/gift-aid/declaration.ts'
import { longDate } from '#lib/dates.ts'
import { declarationOf } from '#records/giving/declarations.ts'
import type { DeskRequest } from '../../request.server.ts'

const SCOPES: Record<DeclarationScope, string> = {
	this: 'for this gift',
	'this and future': 'for this gift and future ones',
	'past 4 years too': 'for this gift, future ones and those of the past four years',
}

/** Whether Gift Aid can be claimed, in sentences; null where the charity claims none and there is no declaration. */
export async function giftAidOf(
	{ store, content }: DeskRequest,
	{ giftAidDeclarationId }: Donation,
): Promise<string[] | null> {
	if (giftAidDeclarationId === null)
		return content.options?.giving.giftAid ? ['No declaration, so none is claimed.'] : null
	const declaration = await declarationOf(store, giftAidDeclarationId)
	if (!declaration) return ['The declaration is deleted.']
	const { firstName, lastName, scope, madeOn, how, cancelledFrom, isInvalid } = declaration
	const made = how === 'phone' ? 'by phone' : how === 'paper' ? 'on paper' : 'on the site'
	return [
		`Declared by ${firstName} ${lastName} on ${longDate(madeOn)} ${made}, ${SCOPES[scope]}.`,
		...(isInvalid ? ['It was found not to hold: nothing is claimed on it.'] : []),
		...(!isInvalid && !counts(declaration) ? ['It counts once the written record was sent.'] : []),
		...(cancelledFrom === null ? [] : [`Cancelled: gifts from ${longDate(cancelledFrom)} on are without Gift Aid.`]),
	]
}
