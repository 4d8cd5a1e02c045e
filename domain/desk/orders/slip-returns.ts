import { cancellableLines } from '#domain/shop/cancellation.ts'
import { termsLines } from '#domain/shop/emails/order-words.ts'
import type { Order } from '#domain/shop/order.ts'
import { toPack } from '#domain/shop/parcel.ts'
import { unreturnableInWords } from '#domain/shop/terms.ts'

interface FromCharity {
	/** How goods are returned, in the charity's words; "" for none. */
	returns: string
	/** "ring 01632 960 144"; "" for none. */
	contact: string
}

/** What a packing slip says of sending things back, in paragraphs. */
export interface SlipReturns {
	full: string[]
	/** Where a slip has little room. */
	short: string[]
}

const SEE_EMAIL = 'see the email about your order'

/** Nothing is promised for goods that have no right to cancel: the charity's own words speak of the others only. */
export function slipReturns(order: Order, { returns, contact }: FromCharity): SlipReturns {
	const packed = toPack(order)
	const cancellable = cancellableLines(order)
	const kept = unreturnableInWords(termsLines({ lines: packed }))
	const reach = contact === '' ? [] : [`To reach us, ${contact}.`]
	if (cancellable.length === 0 && packed.length > 0) {
		const right = 'If anything arrives broken, late or wrong, tell us and we’ll put it right at no cost to you.'
		const short = contact === '' ? right : `If something is wrong with it, ${contact}.`
		return { full: [...kept, right, ...reach], short: [...kept, short] }
	}
	const what = kept.length > 0 ? 'the rest' : 'something'
	const own = kept.length > 0 ? `About the rest: ${returns}` : returns
	const see = `To send ${what} back, ${SEE_EMAIL}.`
	return {
		full: [...kept, returns === '' ? see : own, ...reach],
		short: [...kept, contact === '' ? see : `To send ${what} back, ${contact}.`],
	}
}
