import { type Charity, companyInWords } from '#domain/charity/charity.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { GIFT_FUND_WORDS } from './gift-fund.ts'

/** Days in which a buyer may cancel, from the day after the last parcel. */
export const CANCEL_DAYS = 14

interface TermsOf {
	charity: Charity
	/** "" when the charity is not registered. */
	vatNumber: string
	/** "": the charity's address. */
	returnsAddress: string
	/** The charity's country, under the address of returns, for a buyer abroad (`returnsCountry`); "" at home. */
	returnsCountry: string
	lines: readonly TermsLine[]
	/** A donation on top. */
	hasDonation: boolean
	/** The sentence about a parcel that goes abroad (`customsInWords`); "" for none. */
	customs: string
}

interface TermsLine {
	title: string
	needsDelivery: boolean
	returnable: boolean
	/** Made with the buyer's words. */
	isPersonal: boolean
}

export interface Term {
	title: string
	/** Paragraphs; a line end is a line end. */
	texts: string[]
}

/**
 * What a buyer is told before the order and again in its confirmation (Consumer Contracts Regulations 2013, schedule 2): the seller, the
 * right to cancel, who pays for the return, and what cannot be returned.
 */
export function termsOfSale(terms: TermsOf): Term[] {
	return [seller(terms), ...abroad(terms), ...rightToCancel(terms), ...exemptions(terms), ifWrong(terms)]
}

/** The terms before the order: what must catch the eye in a few lines, and the rest folded below them. */
export function termsBeforeOrder(terms: TermsOf): { summary: string[]; folded: Term[] } {
	const { charity, lines } = terms
	const cancel = rightToCancel(terms)
	const isAll = lines.every(({ needsDelivery, returnable }) => needsDelivery && returnable)
	return {
		summary: [
			`${isOnlyGifts(terms) ? 'Your gift goes to' : 'You buy from'} ${charity.registeredName || charity.name}.`,
			...abroad(terms).flatMap(({ texts }) => texts),
			...exemptions(terms).flatMap(({ texts }) => texts),
			...(cancel.length > 0
				? [
						`You have ${CANCEL_DAYS} days after it arrives to change your mind${isAll ? '' : ' about the rest'}. You pay to send it back.`,
					]
				: []),
			isOnlyGifts(terms)
				? 'If anything is wrong, we put it right.'
				: 'If anything is broken, late or wrong, we put it right at no cost to you.',
		],
		folded: [seller(terms), ...cancel, ifWrong(terms)],
	}
}

function seller(terms: TermsOf): Term {
	return { title: isOnlyGifts(terms) ? 'Your gift goes to' : 'You buy from', texts: [sellerInWords(terms)] }
}

function abroad({ customs }: TermsOf): Term[] {
	return customs === '' ? [] : [{ title: 'VAT and customs', texts: [customs] }]
}

function rightToCancel(terms: TermsOf): Term[] {
	const canCancel = terms.lines.some(({ needsDelivery, returnable }) => needsDelivery && returnable)
	return canCancel ? [{ title: 'You can change your mind', texts: cancelInWords(terms) }] : []
}

function ifWrong({ charity, lines }: TermsOf): Term {
	const tellUs = charity.phone ? `ring us on ${charity.phone.replaceAll(' ', '\u{A0}')}` : 'tell us'
	const isPosted = lines.some(({ needsDelivery }) => needsDelivery)
	return {
		title: 'If something is wrong',
		texts: [
			isPosted
				? `If anything arrives broken, late or wrong, ${tellUs} and we’ll put it right at no cost to you. That is your right by law, also for what can’t be returned.`
				: `If anything is wrong, ${tellUs} and we’ll put it right.`,
		],
	}
}

/** Nothing is sold: it is all given to the dogs. */
function isOnlyGifts({ lines }: Pick<TermsOf, 'lines'>): boolean {
	return lines.length > 0 && lines.every(({ needsDelivery }) => !needsDelivery)
}

function sellerInWords(terms: TermsOf): string {
	const { charity, vatNumber, returnsCountry } = terms
	const { registeredName, name, charityNumber, address, email, phone } = charity
	return [
		[registeredName || name, charityNumber && `registered charity ${charityNumber}`].filter(Boolean).join(', '),
		[address, returnsCountry].filter(Boolean).join(', '),
		[email, phone].filter(Boolean).join(' · '),
		companyInWords(charity),
		vatNumber && !isOnlyGifts(terms) && `VAT number ${vatNumber}`,
	]
		.filter(Boolean)
		.join('\n')
}

function cancelInWords(terms: TermsOf): string[] {
	return [
		`You can cancel for any reason until ${CANCEL_DAYS} days after the day on which the last of your order arrives. Use the link in our emails about your order, ring or write to us, or send the form below: any clear message will do.`,
		`Then send it back within ${CANCEL_DAYS} days, to ${returnsAddressOf(terms).replaceAll('\n', ', ')}. You pay the postage of the return, unless something is wrong with it. If it was used more than you need to look at it and try it, we may take off what it has lost in value. We refund what you paid, with standard delivery, within ${CANCEL_DAYS} days of getting it back or of your proof of posting.`,
	]
}

function exemptions({ lines, hasDonation }: TermsOf): Term[] {
	const kept = unreturnableInWords(lines)
	const gifts = lines.filter(({ needsDelivery }) => !needsDelivery)
	const donated = [gifts.length > 0 ? titlesOf(gifts) : '', hasDonation ? 'the donation on top' : ''].filter(Boolean)
	return [
		...(kept.length > 0 ? [{ title: 'What can’t be returned', texts: kept }] : []),
		...(donated.length > 0
			? [
					{
						title: 'What is a donation',
						texts: [
							`${upperFirst(listInWords(donated))}: ${isOnlyGifts({ lines }) ? 'it' : 'nothing is posted for it. It'} goes to ${GIFT_FUND_WORDS}. If you gave it by mistake, tell us and we give it back.`,
						],
					},
				]
			: []),
	]
}

/** What of the lines has no right to cancel, and why, in sentences; none where all of it can come back. */
export function unreturnableInWords(lines: readonly TermsLine[]): string[] {
	const posted = lines.filter(({ needsDelivery, returnable }) => needsDelivery && !returnable)
	const personal = posted.filter(({ isPersonal }) => isPersonal)
	const others = posted.filter(({ isPersonal }) => !isPersonal)
	return [
		...(personal.length > 0
			? [`${titlesOf(personal)}: made with your own words, so it can’t be cancelled or returned.`]
			: []),
		...(others.length > 0 ? [`${titlesOf(others)}: can’t be returned.`] : []),
	]
}

function titlesOf(lines: readonly TermsLine[]): string {
	return listInWords([...new Set(lines.map(({ title }) => `“${title}”`))])
}

type ReturnsTo = Pick<TermsOf, 'charity' | 'returnsAddress' | 'returnsCountry'>

export function returnsAddressOf({ charity, returnsAddress, returnsCountry }: ReturnsTo): string {
	const address = returnsAddress || [charity.registeredName || charity.name, charity.address].filter(Boolean).join('\n')
	// Some write the country into the address.
	const isSaid = address.toLowerCase().endsWith(returnsCountry.toLowerCase())
	return isSaid ? address : `${address}\n${returnsCountry}`
}

/** The model cancellation form (schedule 3, part B), for buyers who want one. */
export function modelCancellationForm(to: ReturnsTo): string {
	const recipient = [returnsAddressOf(to).replaceAll('\n', ', '), to.charity.email].filter(Boolean)
	return [
		`To ${recipient.join(', ')}:`,
		'I hereby give notice that I cancel my contract of sale of the following goods:',
		'Ordered on / received on:',
		'Reference of the order:',
		'Name:',
		'Address:',
		'Signature (only if this form is sent on paper):',
		'Date:',
	].join('\n')
}

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
