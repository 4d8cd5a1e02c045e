import { datedAs } from '#domain/applications/signed-link.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { Donation } from '#domain/giving/donation.ts'
import type { GivingEmailContext } from '#domain/giving/emails/donation-words.ts'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { attachDeclaration } from '#records/gift-aid/declarations.ts'
import type { DonationInBooks } from '#records/giving/read-donation.ts'
import { GIFT_AID, SHOWN_SUM } from '../gift-aid/field-names.ts'
import { readGiftAid } from '../gift-aid/read-gift-aid.server.ts'
import { giveByTransfer, payAgain } from './pay-again.server.ts'
import type { PayAgainProblem } from './pay-again.tsx'
import { donationOfLink, type GivingRequest, statementOf, thankYouOfLink } from './thank-you.server.ts'

interface Visitor {
	clientHash: string
	words: GivingEmailContext
	limit: NewAddressLimit
}

type ActResult =
	| { kind: 'unknown' }
	/** `url`: a page of this site, or the provider's. */
	| { kind: 'redirect'; url: string; hasQueuedEmail?: boolean }
	| { kind: 'problem'; problem: PayAgainProblem }
	| { kind: 'errors'; errors: Record<string, string>; values: Record<string, string> }

/** What a button of the page does, as long as the page has it. Nothing in the form names a donation or a sum: both come from the link and the store. */
export async function actOnThankYou(
	request: GivingRequest,
	form: URLSearchParams,
	visitor: Visitor,
): Promise<ActResult> {
	const found = await donationOfLink(request)
	if (!found) return { kind: 'unknown' }
	const here = { kind: 'redirect', url: pathOf(found.donation, request) } as const
	switch (form.get('intent')) {
		case 'card':
			return (await thankYouOfLink(request))?.canPayByCard ? card(found, request, visitor) : here
		case 'transfer': {
			if (!(await thankYouOfLink(request))?.canTransfer) return here
			const made = await giveByTransfer(found, { ...request, ...visitor })
			return made ? { kind: 'redirect', url: thankYouPath(made.id, request.formSecret), hasQueuedEmail: true } : here
		}
		case 'gift-aid':
			return (await thankYouOfLink(request))?.giftAid?.kind === 'offered' ? declare(found, request, form) : here
		default:
			return here
	}
}

async function card(found: DonationInBooks, request: GivingRequest, { clientHash }: Visitor): Promise<ActResult> {
	const { store, payments, formContext, now, onError } = request
	const path = pathOf(found.donation, request)
	if (!payments) return { kind: 'redirect', url: path }
	const here = formContext.charity.url + path
	const urls = { successUrl: here, cancelUrl: here }
	const result = await payAgain(found, { store, payments, clientHash, urls, now }).catch((error: unknown) => {
		onError(error)
		return { kind: 'refused', reason: 'unavailable' } as const
	})
	if (result.kind === 'refused') return { kind: 'problem', problem: result.reason }
	return { kind: 'redirect', url: result.kind === 'redirect' ? result.url : path }
}

async function declare(found: DonationInBooks, request: GivingRequest, form: URLSearchParams): Promise<ActResult> {
	const { store, content, now } = request
	const { donation } = found
	const here = { kind: 'redirect', url: `${pathOf(donation, request)}#gift-aid` } as const
	if (!content.options) return here
	const statement = statementOf(found, content.options)
	const { declaration, errors } = readGiftAid(form, statement)
	if (form.has(SHOWN_SUM) && form.get(SHOWN_SUM) !== String(statement.amount.amount)) errors.giftAidScope = OTHER_SUM
	if (Object.keys(errors).length > 0) return { kind: 'errors', errors, values: Object.fromEntries(form) }
	if (!declaration) return { kind: 'errors', errors: { [GIFT_AID]: 'Tick the box to add Gift Aid' }, values: {} }
	await attachDeclaration(store, donation.id, declaration, now)
	return here
}

/** What is declared is what was read: the page is shown again with the sum of now. */
const OTHER_SUM =
	'The sum has changed since this page was opened. Please choose again which donations to add Gift Aid to'

/** The page of the link, with its days. */
function pathOf({ id }: Donation, { key, formSecret }: GivingRequest): string {
	return thankYouPath(id, datedAs(key, formSecret))
}
