import type { Generated } from 'kysely'

/** An order of the shop, one to one with its payable. Sums are minor units of its currency. */
export interface ShopOrderTable {
	payable_id: string
	phone: string
	note: string
	/** Null: nothing is posted, or the buyer was severed. */
	address_json: string | null
	delivery_json: string | null
	goods_minor: number
	gifts_minor: number
	delivery_minor: number
	/** The extra line. */
	donation_minor: number
	/** Whether its goods are taken off the stock. Changes with its payments (`records/shop/orders/sync-reservation.ts`). */
	reservation: Reservation
	/** When its goods went back on the shelf without being sent; null while they are taken off. */
	freed_at: Generated<number | null>
	/** 1: paid when its goods were gone. */
	is_out_of_stock: Generated<number>
	packed_at: number | null
	sent_at: number | null
	tracking_url: string
	cancel_asked_at: number | null
	cancelled_at: number | null
	returned_at: number | null
	/** The greetings card on paper: when it was asked for, where it goes ("": into the parcel), and when it was posted. */
	card_asked_at: Generated<number | null>
	card_address: Generated<string>
	card_posted_at: Generated<number | null>
	/** What staff decided to keep as a donation, where a bank transfer brought more than was ordered. */
	surplus_kept_minor: Generated<number>
	/** A keyed hash of the network address it came from, for the limits of unpaid orders; "" a day after it needs none. */
	client_hash: Generated<string>
	/** Incremented by each change: the optimistic lock. */
	version: Generated<number>
}

export type Reservation = 'reserved' | 'sold' | 'freed'

/** A line as it was when the order was placed. */
export interface OrderLineTable {
	id: string
	payable_id: string
	position: number
	merch_id: number
	slug: string
	title: string
	variant: string
	variant_label: string
	quantity: number
	unit_minor: number
	/** Hundredths of a percent; null for none. */
	vat_rate_hundredths: number | null
	weight_g: number
	needs_delivery: number
	returnable: number
	personalisation: string
	refunded_quantity: Generated<number>
	/** How many were in the parcel; null before it was sent, and of a gift. */
	sent_quantity: Generated<number | null>
	returned_quantity: Generated<number>
	/** How many came back and are not refunded, as staff decided. */
	unrefunded_quantity: Generated<number>
	/** How many went back on the shelf before or after they were sent: they are taken off the stock no longer. */
	restocked_quantity: Generated<number>
}

/** Available: counted − sold − reserved. */
export interface StockTable {
	merch_id: number
	/** "" for an item without variants. */
	variant: string
	title: string
	/** The last count, of editors in the content or of staff at the desk; null: not counted. */
	counted: number | null
	/** The last count of the content that was applied. */
	content_counted: Generated<number | null>
	/** The count of the content before, which a process with older content may still have. */
	previous_counted: number | null
	/** When it was applied. */
	counted_at: number
	/** When it was counted, as the content says; 0 when it does not. */
	editor_counted_at: Generated<number>
	/** The item's, in milliseconds. */
	modified_at: number
	/** Since `counted_at`, with what lay on the shelf then and had been paid. */
	sold: number
	reserved: number
	/** The number sold that the content backend was told last; null before. */
	reported_sold: number | null
}

/** One count of a variant. */
export interface StockCountTable {
	id: string
	/** The name in the stock at that time: "Rope lead, Red". */
	title: string
	counted: number
	at: number
	by: 'staff' | 'content'
	/** `staff.id`; null for a count of the content. */
	staff_id: string | null
}

/** Who asked for an email when a variant is there again. */
export interface StockNoticeTable {
	id: string
	merch_id: number
	variant: string
	/** The name on the page: "T-shirt, Medium". */
	title: string
	email: string
	/** The keyed hash of the address without its case (`hashAddress` of the store). */
	email_hash: string
	asked_at: number
	/** When the last email that asks for confirmation was written. */
	confirm_sent_at: number
	/** Null: no email follows, and the row is deleted in two days. */
	confirmed_at: number | null
	expires_at: number
}
