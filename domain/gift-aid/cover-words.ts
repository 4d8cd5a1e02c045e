import { longDate } from '#lib/dates.ts'
import type { Cover, DonorDeclaration } from './cover.ts'
import { coversFrom, type DeclarationScope } from './declaration.ts'

const BENEFITS_TOO_HIGH = 'What sponsors receive is worth more than Gift Aid allows for this amount'

/** Why a gift is not covered, in a sentence for staff without its full stop; "" where nothing is known of its donor. */
export function whyNotCovered(cover: Exclude<Cover, { kind: 'covered' }>): string {
	switch (cover.kind) {
		case 'not declared':
			return ''
		case 'benefits too high':
			return BENEFITS_TOO_HIGH
		case 'not in pounds':
			return 'It is not in pounds'
		case 'record not sent':
			return 'The written record of the declaration made by phone has not been sent to the donor'
		case 'declared later':
			return `They declared on ${madeOn(cover.by)}, from that day on: ask whether it may cover earlier gifts too. HMRC allows four years`
		case 'declared for another':
			return `They declared on ${madeOn(cover.by)} for one gift only, ${cover.by.reference}`
		case 'cancelled':
			return `They ended Gift Aid from ${longDate(cover.by.declaration.cancelledFrom ?? '')} on`
		case 'invalid':
			return `Their declaration of ${madeOn(cover.by)} turned out not to be valid`
	}
}

const madeOn = ({ declaration }: DonorDeclaration) => longDate(declaration.madeOn)

const SCOPES: Record<DeclarationScope, string> = {
	this: 'for this gift',
	'this and future': 'for this gift and future ones',
	'past 4 years too': 'for this gift, future ones and those of the past four years',
}

/** "their declaration of 8 November 2026 (DON-7K3F-2M), made on the site, for this gift and future ones" */
export function theirDeclaration({ declaration, reference }: DonorDeclaration): string {
	const { how, scope } = declaration
	const made = how === 'phone' ? 'by phone' : how === 'paper' ? 'on paper' : 'on the site'
	return `their declaration of ${longDate(declaration.madeOn)} (${reference}), made ${made}, ${SCOPES[scope]}`
}

/**
 * What a receipt tells the donor: "Covered by your declaration of 8 November 2026". Of a monthly donation also what it covers from then on.
 * "" where there is nothing to tell: they have not declared, or nothing can be claimed.
 */
export function coverForDonor(cover: Cover, { isMonthly, locale }: { isMonthly: boolean; locale: string }): string {
	if (!('by' in cover)) return ''
	const { declaration } = cover.by
	const day = (date: string) => longDate(date, locale)
	const declared = `your declaration of ${day(declaration.madeOn)}`
	switch (cover.kind) {
		case 'covered':
			return isMonthly && declaration.scope !== 'this' && declaration.cancelledFrom === null
				? `Covered by ${declared}, as are later payments`
				: `Covered by ${declared}`
		case 'record not sent':
			return `Covered by ${declared}, once we have sent you its written record`
		case 'declared later':
			return `Not covered: ${declared} is for gifts from ${day(coversFrom(declaration))} on`
		default:
			return ''
	}
}
