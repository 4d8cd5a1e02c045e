import type { SlipReturns } from '#domain/desk/orders/slip-returns.ts'

/** What a packing slip says. It has no prices, because it may lie in a present; what customs ask is on the outside of the parcel too. */
export interface SlipView {
	reference: string
	/** "23 November 2026" */
	ordered: string
	/** The day of this slip: of two of one order the later one holds. */
	printed: string
	/** With the name, as on the label. */
	address: string[]
	delivery: string
	/** "190 g"; "" when it is not known. */
	weight: string
	lines: SlipLine[]
	/** What the buyer wrote. */
	note: string
	/** Set for a parcel that leaves the country. */
	customs: CustomsView | null
	/** How something comes back, and how to reach the charity. */
	returns: SlipReturns
	/** The charity's country, under its address on a parcel that goes abroad; "" at home. */
	senderCountry: string
}

export interface CustomsView {
	/** "Sale of goods" */
	category: string
	/** "2 × Bowl", "691200", "Portugal", "1.8 kg", "32.00"; "" for a code or a country that is not known. */
	lines: { id: string; what: string; tariffCode: string; madeIn: string; weight: string; value: string }[]
	weight: string
	/** "50.00 GBP" */
	value: string
	/** "Fill in by hand: the tariff code of Bowl."; "" when all is known. */
	toFillIn: string
}

export interface SlipLine {
	id: string
	quantity: number
	title: string
	/** "Large, 32 mm"; "" without variants. */
	variant: string
	/** The words to engrave, with their line breaks; "" for none. */
	words: string
	/** What the words are: "Engraving". */
	wordsLabel: string
	/** False: a gift to the dogs, for which nothing is packed. */
	isPosted: boolean
}

export interface LabelView {
	reference: string
	address: string[]
	delivery: string
	/** The charity's country, as on the slip. */
	senderCountry: string
}

/** Who sends the parcel, and where it comes back to. */
export interface SenderView {
	name: string
	address: string[]
	website: string
	/** Its number and registered office; "" for a charity that is no company. */
	company: string
}

/** How large an address can be set so that a long one fits too. */
export function addressSize(address: readonly string[]): 'large' | 'medium' | 'small' {
	const longest = Math.max(0, ...address.map(({ length }) => length))
	if (address.length > 7 || longest > 38) return 'small'
	return address.length > 5 || longest > 26 ? 'medium' : 'large'
}
