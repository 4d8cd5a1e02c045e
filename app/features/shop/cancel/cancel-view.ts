/** "1 × Rope lead, Red", "£18" */
export interface CancelRow {
	label: string
	sum: string
}

export interface CancelView {
	/**
	 * "open": it can be cancelled. "asked": it was. "unpaid": nothing is owed, so there is nothing to cancel. "over": the days are
	 * over. "excluded": all of it is made for its buyer, or a donation. "done": refunded or expired.
	 */
	state: 'open' | 'asked' | 'cancelled' | 'unpaid' | 'over' | 'excluded' | 'done'
	reference: string
	/** What ends, with the delivery that goes back. */
	cancelled: CancelRow[]
	/** What stays ordered. */
	kept: CancelRow[]
	/** What stays, in words: "what we make for you and your donation"; "" for nothing. */
	except: string
	/** Whether money is here, or promised. */
	isPaid: boolean
	/** "£36"; "" for nothing. */
	refund: string
	/** How it comes about, in a sentence; "" for nothing. */
	parts: string
	/** Asks a buyer who paid by bank transfer where it goes, in sentences; "" for nothing. */
	account: string
	/** "£0": what is owed for an order that was not paid. */
	nothing: string
	/** "£47.95": what arrived, or was asked for. */
	paid: string
	/** What has gone back already; "" for nothing. */
	refunded: string
	isSent: boolean
	/** "30 November 2026"; "" before it is sent. */
	lastDay: string
	/** When the money is back at the latest, or the goods if they were sent; "" before it is cancelled. */
	until: string
	/** That day has passed. */
	isLate: boolean
	/** "30 November 2026": when it was cancelled; "" before. */
	endedOn: string
	returnsAddress: string
	days: number
	orderPath: string
	phone: string
}
