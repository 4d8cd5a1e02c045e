import type { PictureData } from '#app/ui/media/picture.tsx'
import type { ChoiceData } from '../buy/choice-data.ts'
import type { MerchCardData } from '../merch-card.tsx'

export interface BasketLineData {
	/** The line's name in forms (`line-name.ts`). */
	name: string
	slug: string
	title: string
	/** "" when the item has none. */
	variant: string
	picture: PictureData | null
	quantity: number
	/** How many there may be. */
	most: number
	/** "£9 each"; "" of one. */
	each: string
	total: string
	/** What else to know: the last few, engraving, a gift. */
	notes: string[]
}

/** An entry that cannot be bought as it was, in words. */
export interface BasketChange {
	name: string
	text: string
	/** Only of what is not there at all any more. */
	isOut: boolean
}

export interface BasketSums {
	/** "" where there is nothing of the kind. */
	goods: string
	gifts: string
	donation: string
	/** "£2.25", "Free", or "" when there is no fixed price or nothing to post. */
	delivery: string
	/** "United Kingdom, letter or small packet. Usually there by Friday 4 December." */
	deliveryNote: string
	/** With the cheapest delivery. */
	total: string
	/** Whether something is posted. */
	isPosted: boolean
	/** Whether dearer ways to post it may be chosen, or its price is not known. */
	isFrom: boolean
}

export interface BasketData {
	lines: BasketLineData[]
	changes: BasketChange[]
	sums: BasketSums
	count: number
	/** Where it may be sent; empty when nothing is posted. */
	countries: { code: string; name: string; isChosen: boolean }[]
	/** Whether all that is posted can be sent back. */
	isReturnable: boolean
	/** What is posted with it for nothing more, or to look at while there is nothing in it. */
	suggestions: MerchCardData[]
	/** Sums that one press adds, in minor units and in words. */
	donations: { amount: string; words: string; isChosen: boolean }[]
	/** What was typed: "5"; "" for none. */
	donation: string
	/** What the last change did, from the URL. */
	notice: BasketNotice | null
	/** Whether it can be ordered here: it can be posted, and payments are taken. */
	canCheckOut: boolean
	/** The changes that are shown, so that new ones are shown before the checkout. */
	seen: string
	phone: string
}

export interface BasketNotice {
	text: string
	/** What puts it back: a line and its quantity. */
	undo: { name: string; quantity: number } | null
}

/** Errors by field: `quantity 0`, `donation`; typed values by the same. */
export interface BasketAgain {
	errors: { id: string; text: string }[]
	values: Record<string, string>
}

/** An item that was to be added without saying which, or how many. */
export interface ChooseAgain {
	item: ChoiceData
	error: string
}

/** For the drawer on the page of an item. */
export interface AddedAnswer {
	/** The line that was added or changed, and what to know about it; null when it is not in the basket. */
	line: BasketLineData | null
	/** The other lines. */
	others: BasketLineData[]
	/** Why it was not added, or not all of it; "" else. */
	problem: string
	/** What it was before. */
	undo: BasketNotice['undo']
	count: number
	sums: BasketSums
	/** Whether it can be ordered here. */
	canCheckOut: boolean
}
