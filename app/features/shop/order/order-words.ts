import type { PayAgainRefusal } from '#domain/shop/pay-again.ts'
import type { OrderView } from './order.server.ts'

interface Words {
	title: string
	lede: string
	/** What happens next, in order. */
	next: string[]
}

/** The words of each state. */
export function orderWords(order: OrderView): Words {
	return order.payAgainRefusal ? wordsToOrderAgain(order, order.payAgainRefusal) : WORDS[order.state](order)
}

const ASK_US = 'If you need it by a certain day, please tell us.'

const WORDS: Record<OrderView['state'], (order: OrderView) => Words> = {
	transfer: ({ name, total, reservedUntil, arrival, contents, isEmailed }) => ({
		title: `${thanks(name)} One step to go.`,
		lede: `Send ${total} from your bank with these details${isEmailed ? '; we’ve emailed them to you, too' : ''}. ${contents === 'gifts' ? `If we haven’t seen it by ${reservedUntil}, the order ends by itself.` : `Until ${reservedUntil} we keep everything for you.`}`,
		next: [
			'Open your bank’s app or website and make a payment to this account.',
			'Copy the reference exactly: it tells us that the money is from you.',
			`When it has arrived and we have gone through our bank statement, usually within a week, we email you a confirmation${contents === 'goods' ? '' : ' with your greetings card'}${contents === 'gifts' ? '.' : ' and begin to pack.'}`,
			...(arrival ? [`If your money is here today, it is usually with you by ${arrival}.`] : []),
		],
	}),
	'part paid': ({ name, received, missing, total, contents }) => ({
		title: `${thanks(name)} A part of it is here.`,
		lede: `Your ${received} of ${total} is here. Send the other ${missing} with the same reference, and ${contents === 'gifts' ? 'we email you your greetings card as soon as it arrives.' : 'we pack your order as soon as it arrives. Until then we keep everything for you.'}`,
		next: [
			'If the rest is on its way already, there is nothing to do.',
			'Would you rather cancel? Then we send your money back to your bank account.',
		],
	}),
	unpaid: ({ total, contents }) => ({
		title: 'You haven’t paid yet',
		lede: `Your order of ${total} is waiting here, and no money has been taken.${contents === 'gifts' ? '' : ' We keep your things for about half an hour from when you began to pay.'}`,
		next: [],
	}),
	declined: ({ total, declinedOn }) => ({
		title: 'The payment didn’t go through',
		lede: `Your bank declined ${total}${onDay(declinedOn)}, and no money was taken. Often it’s only a limit for the day: another card may work.`,
		next: [],
	}),
	'payment expired': ({ contents, declinedOn, total }) => ({
		title: declinedOn ? 'The payment didn’t go through' : 'The time for paying ran out',
		lede: `${declinedOn ? `Your bank declined ${total}${onDay(declinedOn)}, and no money was taken.` : 'No money was taken.'} ${
			contents === 'gifts'
				? 'You can carry on now.'
				: 'Your things went back on the shelf, but if they are still there you can carry on now.'
		}${declinedOn ? ' Another card may work.' : ''}`,
		next: [],
	}),
	pending: ({ name, total, contents }) => ({
		title: `${thanks(name)} Your payment is on its way.`,
		lede:
			contents === 'gifts'
				? `Your bank is sending ${total}, and there’s nothing else for you to do.`
				: `Your bank is sending ${total}. We keep everything for you until it is here, and there’s nothing else for you to do.`,
		next: [
			contents === 'gifts'
				? 'When it has arrived, we email you a confirmation with your greetings card.'
				: 'When it has arrived, we email you a confirmation and pack your order.',
		],
	}),
	'to pack': (order) => ({
		title: `${thanks(order.name)} It’s ordered.`,
		lede: `Your ${order.received || order.total} is here. ${whenItComes(order)}`,
		next: [
			...confirmationInWords(order, 'with everything on this page'),
			...(order.contents === 'both' ? [cardInWords(order)] : []),
			'We pack it by hand.',
			'When it is posted, we email you, with a link to follow it where the post has one.',
		],
	}),
	fulfilled: (order) => ({
		title: `${thanks(order.name)} It’s done.`,
		lede: `Your ${order.received || order.total} is here. ${order.contents === 'gifts' ? 'It' : 'Nothing of it is left to post: it'} goes to work for the dogs.`,
		next: [...confirmationInWords(order, 'with the link to your greetings card'), cardInWords(order)],
	}),
	packed: ({ name, isDelayed }) => ({
		title: `It’s packed${name ? `, ${name}` : ''}`,
		lede: isDelayed
			? `It is packed, and has waited for the post longer than it should. ${ASK_US}`
			: 'It stands by the door and goes with the next post.',
		next: ['When it is posted, we email you, with a link to follow it where the post has one.'],
	}),
	sent: ({ name, sentOn, isLongPosted, arrivalAfterPosting }) => ({
		title: isLongPosted ? `Posted on ${sentOn}` : `It’s on its way${name ? `, ${name}` : ''}`,
		lede: isLongPosted
			? 'We hope that it came well. If it didn’t, or something is wrong with it, tell us and we’ll look into it.'
			: arrivalAfterPosting
				? `It was posted on ${sentOn}, and is usually with you by ${arrivalAfterPosting}. If it isn’t there a few days after that, tell us and we’ll look into it.`
				: `It was posted on ${sentOn}. If it isn’t there a week or so after that day, tell us and we’ll look into it.`,
		next: [],
	}),
	'cancel asked': ({ cancellation, isSent, phone, account }) => ({
		title: cancellation?.except ? `Cancelled, except ${cancellation.except}` : 'We have your cancellation',
		lede: `You have it in an email, too. ${whatGoesBack(cancellation, { isSent, phone })}`.trim(),
		next: isSent
			? [
					cancellation?.isLate
						? `It was to come back by ${cancellation.until}. If it is on its way, or you need longer, tell us; the address is below.`
						: `Send it back by ${cancellation?.until}; the address is below.`,
					'We refund you within 14 days of getting it back, or of your proof of posting.',
					...(account ? [account] : []),
				]
			: account
				? [account]
				: [],
	}),
	cancelled: ({ refunded, received, stays, sentBackOn, account }) => ({
		title: 'This order is cancelled',
		lede: refunded
			? `${sentBackOn ? `We sent ${refunded} back to your bank account on ${sentBackOn}.` : `We’ve refunded ${refunded}. It goes back the way it came, usually within 5 to 10 days.`} ${stays}`.trim()
			: received
				? `Your money goes back ${account ? 'to your bank account' : 'the way it came'}, and we email you when it’s on its way.`
				: 'Nothing was paid or made yet, so all of it has ended, and you owe nothing.',
		next: account ? [account] : [],
	}),
	expired: ({ contents }) => ({
		title: 'This order has expired',
		lede:
			contents === 'gifts'
				? 'We had not seen your money in time, so the order has ended. You owe nothing. If you have sent it after all, ring or email us.'
				: 'We had not seen your money in the time for which we could keep your things, so they are back on the shelf. You owe nothing. If you have sent it after all, ring or email us.',
		next: [],
	}),
	refunded: ({ refunded, sentBackOn }) => ({
		title: `We’ve refunded your ${refunded}`,
		lede: sentBackOn
			? `We sent it back to your bank account on ${sentBackOn}.`
			: 'It goes back to the card or account you paid with, usually within 5 to 10 days.',
		next: [],
	}),
	returned: ({ total }) => ({
		title: 'Your bank took the payment back',
		lede: `It reached us first, and then your bank returned ${total} to you. If you asked for that, there’s nothing to do. If you didn’t, your bank can say why.`,
		next: [],
	}),
	disputed: ({ total }) => ({
		title: 'Your bank is asking about this payment',
		lede: `Your bank has asked us to give back ${total}, and is looking into it. It will tell you what it decides.`,
		next: [],
	}),
	'dispute lost': ({ total }) => ({
		title: 'Your bank has given your money back',
		lede: `Your bank decided that ${total} is yours again, and has taken it from us. If you didn’t ask for that, your bank can say why.`,
		next: [],
	}),
	'out of stock': ({ name, received, total, account }) => ({
		title: `${thanks(name)} We need a word with you.`,
		lede: `Your ${received || total} is here, but it came after the time for which we could keep your things, and something of it has sold out meanwhile. We are sorry.`,
		next: [
			'A person in the shop looks at it now, and writes to you.',
			'You decide: wait for more, choose something else, or have all of your money back.',
			...(account ? [`For your money back: ${account}`] : []),
		],
	}),
}

/** The sentence beside the link to the shop. */
export const ORDER_AGAIN = 'If you would still like it, please order it again from the shop.'

function wordsToOrderAgain({ total, declinedOn }: OrderView, refusal: PayAgainRefusal): Words {
	const money = declinedOn
		? `Your bank declined ${total}${onDay(declinedOn)}, and no money was taken.`
		: 'No money was taken, and you owe nothing.'
	const why =
		refusal === 'too late'
			? 'It has waited for more than a week, so it can’t be paid any more.'
			: 'Something of it is no longer sold or has another price now, so it can’t be paid any more.'
	return { title: 'This order is over', lede: `${money} ${why} ${ORDER_AGAIN}`, next: [] }
}

/** Nothing of an email that was not sent, or of which nothing is stored any more. */
function confirmationInWords({ confirmedOn, isEmailed }: OrderView, withWhat: string): string[] {
	if (confirmedOn) return [`We emailed your confirmation on ${confirmedOn}, ${withWhat}.`]
	return isEmailed ? [`Your confirmation is on its way to you by email, ${withWhat}.`] : []
}

/** By email it is the buyer's to print; on paper we post it. */
function cardInWords({ cardPostedOn }: OrderView): string {
	if (cardPostedOn === null) return 'Your greetings card is ready: print it, or send its link on.'
	return cardPostedOn ? `Your card was posted on ${cardPostedOn}.` : 'We’ll post your card on paper, as you asked.'
}

function whenItComes({ arrival, isDelayed }: OrderView): string {
	if (isDelayed) return `Packing it takes us longer than it should, and we’re sorry. ${ASK_US}`
	return arrival ? `It is usually with you by ${arrival}.` : 'We’ll pack it in the next few days.'
}

/** "Thank you, Zoë." */
function thanks(name: string): string {
	return name ? `Thank you, ${name}.` : 'Thank you.'
}

const onDay = (day: string) => (day ? ` on ${day}` : '')

/** A day that has passed is not promised again. */
function whatGoesBack(
	cancellation: OrderView['cancellation'],
	{ isSent, phone }: Pick<OrderView, 'isSent' | 'phone'>,
): string {
	if (!cancellation?.refund) return ''
	const { refund, parts, until, isLate } = cancellation
	if (isSent) return `We refund ${refund}, the way it came. ${parts}`
	return isLate
		? overdueInWords({ refund, until, phone })
		: `We refund ${refund} by ${until}, the way it came. ${parts}`
}

/** A refund that the site knows was not made. @param about.refund "£21.95", "£18 of your £28.25" */
export function overdueInWords({ refund, until, phone }: { refund: string; until: string; phone: string }): string {
	const how = phone
		? `ring us on ${phone.replaceAll(' ', '\u{A0}')} or answer one of our emails`
		: 'answer one of our emails'
	return `We have not refunded ${refund} yet. It was due by ${until}, and we are sorry. Please ${how}: we’ll see to it at once.`
}
