import { formatDate } from '#lib/dates.ts'
import { type Cover, type DonorDeclaration, mayBeDeclared } from './cover.ts'
import { coversFrom, type DeclarationScope } from './declaration.ts'

const BENEFITS_TOO_HIGH = 'What sponsors receive is worth more than Gift Aid allows for this amount'

/** Why a gift is not covered, in a sentence for staff without its full stop; "" where nothing is known of its donor. */
export function whyNotCovered(cover: Exclude<Cover, { kind: 'covered' }>): string {
	switch (cover.kind) {
		case 'not declared':
			return ''
		case 'from an organisation':
			return 'It is from an organisation, and Gift Aid is for what people give'
		case 'not their own':
			return 'It was marked as not the donor’s own money, but an organisation’s, another person’s or a collection'
		case 'another payer':
			return 'Another person paid it, and a declaration covers only the donor’s own money'
		case 'benefits too high':
			return BENEFITS_TOO_HIGH
		case 'not in pounds':
			return 'It is not in pounds'
		case 'record not sent':
			return 'The written record of the declaration made by phone has not been sent to the donor'
		case 'declared later':
			return `They declared on ${madeOn(cover.by)}, for gifts from ${fromDay(cover.by, 'en-GB')} on: ask whether it may cover earlier gifts too. HMRC allows four years`
		case 'declared for another':
			if (cover.by.isOfPayable)
				return `Their declaration of ${madeOn(cover.by)} is for one payment only, and this is another: if they meant to give twice, ask for a declaration that covers both`
			return `They declared on ${madeOn(cover.by)} for one gift only, ${cover.by.reference}`
		case 'cancelled':
			return `They ended Gift Aid from ${formatDate(cover.by.declaration.cancelledFrom ?? '')} on`
		case 'invalid':
			return `Their declaration of ${madeOn(cover.by)} turned out not to be valid`
	}
}

const madeOn = ({ declaration }: DonorDeclaration) => formatDate(declaration.madeOn)

const SCOPES: Record<DeclarationScope, string> = {
	this: '',
	'this and future': ' and future ones',
	'past 4 years too': ', future ones and those of the past four years',
}

/**
 * "their declaration of 8 November 2026 (DON-7K3F-2M), made on the site, for that gift and future ones"
 *
 * @param of the reference of the gift that is spoken of: "this gift"
 */
export function theirDeclaration({ declaration, reference }: DonorDeclaration, of: string): string {
	const { how, scope, cancelledFrom } = declaration
	const ended = cancelledFrom === null ? '' : `; it ended from ${formatDate(cancelledFrom)} on`
	const made = how === 'phone' ? 'by phone' : how === 'paper' ? 'on paper' : 'on the site'
	return `their declaration of ${formatDate(declaration.madeOn)} (${reference}), made ${made}, for ${reference === of ? 'this' : 'that'} gift${SCOPES[scope]}${ended}`
}

interface ForDonor {
	isMonthly: boolean
	locale: string
}

/**
 * What the donor reads about a gift, in sentences; "" where there is nothing to say.
 *
 * @param about.what "your donation", "the £6 you gave to the dogs"
 */
export function tellDonor(cover: Cover, { what, isMonthly, locale }: ForDonor & { what: string }): string {
	if (cover.kind === 'another payer') {
		const stands =
			cover.lasting &&
			` Your declaration of ${formatDate(cover.lasting.declaration.madeOn, locale)} still covers what comes from your own.`
		return `${ANOTHER_PAYER}${stands ?? ''}`
	}
	if (!('by' in cover)) return ''
	const declaration = `Your Gift Aid declaration of ${formatDate(cover.by.declaration.madeOn, locale)}`
	switch (cover.kind) {
		case 'covered': {
			const claimed = `covers ${what}, so we can claim 25p from HMRC for every £1 of it.`
			return `${declaration} ${claimed}${isMonthly && isLasting(cover.by) ? ' It covers later payments, too.' : ''}`
		}
		case 'record not sent':
			return `${declaration} covers ${what} once we have sent you its written record.`
		case 'declared later':
			return `${declaration} is for gifts from ${fromDay(cover.by, locale)} on.`
		case 'declared for another':
			return cover.by.isOfPayable
				? `${declaration} is for one payment, and this is another. If you meant to give twice and pay UK tax, tell us, and we’ll claim on both.`
				: ''
		default:
			return ''
	}
}

/** Whether what `tellDonor` says is that Gift Aid is claimed: now, or once the written record was sent. */
export const isClaimed = ({ kind }: Cover) => kind === 'covered' || kind === 'record not sent'

const ANOTHER_PAYER =
	'We claim no Gift Aid on it, because it came from someone else’s account. If the account is yours as well, tell us, and we will.'

/** "that day", or a day four years before it. */
function fromDay({ declaration }: DonorDeclaration, locale: string): string {
	const day = coversFrom(declaration)
	return day === declaration.madeOn ? 'that day' : formatDate(day, locale)
}

/** The cover in a line of a printed receipt: "Covered by your declaration of 8 November 2026". */
export function coverOnReceipt(cover: Cover, { isMonthly, locale }: ForDonor): string {
	if (cover.kind === 'another payer') return 'None: this payment came from someone else’s account'
	if (!('by' in cover)) return mayBeDeclared(cover) ? 'Not declared' : ''
	const declared = `your declaration of ${formatDate(cover.by.declaration.madeOn, locale)}`
	switch (cover.kind) {
		case 'covered':
			return `Covered by ${declared}${isMonthly && isLasting(cover.by) ? ', as are later payments' : ''}`
		case 'record not sent':
			return `Covered by ${declared}, once we have sent you its written record`
		case 'declared later':
			return `Not covered: ${declared} is for gifts from ${fromDay(cover.by, locale)} on`
		default:
			return mayBeDeclared(cover) ? 'Not declared' : ''
	}
}

const isLasting = ({ declaration: { scope, cancelledFrom } }: DonorDeclaration) =>
	scope !== 'this' && cancelledFrom === null
