import type { ProviderName } from '../payables/payable.ts'

/**
 * What orders without money may keep off the shelf, so that no one empties the shop for nothing. A transfer keeps goods for days, an open payment
 * page for half an hour.
 */
export interface UnpaidLimits {
	/** Orders by bank transfer of one network address that wait for money. Those by card of a day may be twice as many. IPv6 networks around it have more. */
	maxPerVisitor: number
	/** Percent of a variant's stock in unpaid orders of one buyer. All transfers together may hold twice that while cards are open, else three times. */
	maxSharePercent: number
}

/** Orders by bank transfer of one email address that wait for money. */
export const MAX_UNPAID_PER_EMAIL = 3
/** Orders by card of one email address in a day that brought no money. */
export const MAX_UNFINISHED_CARDS_PER_EMAIL = 5
/** So much of the smallest stock may wait for money. */
const MIN_RESERVED = 2

/** Why an order may not be placed without its money. "share": of one line, how many more may be kept aside. */
export type UnpaidRefusal =
	| { kind: 'transfers'; by: 'visitor' | 'email'; count: number }
	| { kind: 'cards' }
	| { kind: 'share'; title: string; most: number }

/** How many of a variant unpaid orders may reserve. @param onShelf what was counted and not sold; it may be reserved */
export function maxReserved(onShelf: number, percent: number): number {
	return Math.max(MIN_RESERVED, Math.floor((onShelf * Math.min(percent, 100)) / 100))
}

export interface WaysOn {
	/** How the buyer wanted to pay. */
	provider: ProviderName
	canPayByCard: boolean
	canTransfer: boolean
	/** The charity's phone number; "" for none. */
	phone: string
}

/** Why, and what else the buyer can do: most who meet a limit are honest. */
export function unpaidRefusalInWords(refusal: UnpaidRefusal, ways: WaysOn): string {
	return `${whyInWords(refusal)} ${waysInWords(refusal, ways)} Nothing was ordered, and everything you typed is still here.`
}

function whyInWords(refusal: UnpaidRefusal): string {
	if (refusal.kind === 'share') {
		const { title, most } = refusal
		return most === 0
			? `We can’t keep any more of “${title}” aside just now: too many of them wait for their money already.`
			: `We can keep ${most} more of “${title}” aside for you before they are paid for, so that there are some for others too.`
	}
	if (refusal.kind === 'cards') {
		return 'Several orders by card were started today and not paid, so we can’t start another one just now.'
	}
	const { by, count } = refusal
	const orders = count === 1 ? '1 order waits' : `${count} orders wait`
	return by === 'email'
		? `For this email address ${orders} for money already, so we can’t keep more things aside yet.`
		: `From your internet connection ${orders} for money already. You may share it with others. We can’t keep more things aside yet.`
}

function waysInWords(refusal: UnpaidRefusal, { provider, canPayByCard, canTransfer, phone }: WaysOn): string {
	const isCard = provider === 'stripe'
	const isFewerEnough = refusal.kind === 'share' && refusal.most > 0
	const ways = [
		...(!isCard && canPayByCard ? ['pay by card'] : []),
		...(isCard && canTransfer && refusal.kind === 'cards' ? ['order by bank transfer'] : []),
		...(isFewerEnough ? ['order fewer'] : []),
		phone
			? `ring us on ${phone.replaceAll(' ', '\u{A0}')}, and we’ll sort it out together`
			: 'write to us, and we’ll sort it out together',
	]
	return `You can ${ways.join(', or ')}.`
}
