import { overdueInWords } from '../order/order-words.ts'
import type { CancelView } from './cancel-view.ts'

interface Words {
	title: string
	lede: string
}

/** The words of each state. */
export function cancelWords(cancel: CancelView): Words {
	return WORDS[cancel.state]({ ...cancel, phone: cancel.phone.replaceAll(' ', '\u{A0}') })
}

const EMAILED = 'We’ve emailed you this.'

const WORDS: Record<CancelView['state'], (said: CancelView) => Words> = {
	open: ({ reference, lastDay }) => ({
		title: 'Cancel your order?',
		lede: `Order ${reference}. You needn’t give a reason${lastDay ? `, and you can do it until ${lastDay}` : ''}.`,
	}),
	asked: (cancel) => ({
		title: cancel.except ? `Cancelled, except ${cancel.except}` : 'We have your cancellation',
		lede: `Order ${cancel.reference}. ${whatGoesBack(cancel)}${cancel.isLate ? '' : ` ${EMAILED}`}`,
	}),
	unpaid: () => ({
		title: 'There is nothing to cancel',
		lede: 'This order isn’t paid, and you owe nothing. If you do nothing, it ends by itself.',
	}),
	over: ({ phone }) => ({
		title: 'The days for cancelling are over',
		lede: `By our count they have passed. If your order came later, or something is wrong with it, ${phone ? `ring us on ${phone}` : 'write to us'}: we’ll sort it out.`,
	}),
	excluded: ({ phone }) => ({
		title: 'This order can’t be cancelled',
		lede: `It is made with your own words, or is a donation. If something is wrong with it, ${phone ? `ring us on ${phone}` : 'write to us'} and we’ll put it right.`,
	}),
	done: ({ reference }) => ({
		title: 'This order has ended',
		lede: `Order ${reference} was refunded or has expired. There is nothing more to do.`,
	}),
	cancelled: ({ reference, isPaid, refunded, endedOn }) => ({
		title: 'This order is cancelled',
		lede: isPaid
			? `Order ${reference} ended on ${endedOn}. ${refunded ? `${refunded} has gone back the way it came.` : 'Your money goes back the way it came, and we email you when it’s on its way.'}`
			: `Order ${reference} ended on ${endedOn}, all of it. Nothing was paid or made yet, so you owe nothing: please don’t send the money. ${EMAILED}`,
	}),
}

function whatGoesBack({ refund, parts, refunded, paid, until, isLate, isSent, days, phone }: CancelView): string {
	if (!refund) return refunded ? `${refunded} has gone back the way it came.` : 'There is nothing to refund.'
	if (isLate && !isSent) {
		return overdueInWords({ refund: shareInWords(refund, paid), until, phone })
	}
	return isSent
		? `We refund ${shareInWords(refund, paid)} within ${days} days of getting it back. ${parts}`
		: `We refund ${shareInWords(refund, paid)} by ${until}, the way it came. ${parts}`
}

/** "£18 of your £28.25", "all of your £22.25" */
export function shareInWords(refund: string, paid: string): string {
	return refund === paid ? `all of your ${paid}` : `${refund} of your ${paid}`
}
