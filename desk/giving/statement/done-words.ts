import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import { isSetAsideKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'

const FEW = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const counted = (count: number, noun: string) => `${FEW[count] ?? count} ${noun}${count === 1 ? '' : 's'}`

/** What the forms of the page have done, by the parameters of the address that follows. */
export function doneInWords(parameters: URLSearchParams): { done: string; refused: string } {
	const count = (name: string) => Math.trunc(Number(parameters.get(name))) || 0
	const aside = parameters.get('aside')
	const entered = findPaymentReferences(parameters.get('entered') ?? '')[0]
	const [same, refused] = [count('same'), count('refused')]
	return {
		done: [
			receivedInWords({ received: count('received'), orders: count('orders'), emailed: count('emailed') }),
			entered ? `Entered as ${entered}.` : '',
			entered && count('emailed') > 0 ? 'Its receipt is on its way.' : '',
			same === 1 ? 'It is the same money: nothing was booked a second time.' : '',
			same > 1 ? `These ${same} are the same money: nothing was booked a second time.` : '',
			isSetAsideKind(aside) ? `${SET_ASIDE_WORDS[aside].done} Importing the line again does not bring it back.` : '',
			count('reopened') > 0 ? 'The line is back below.' : '',
		]
			.filter(Boolean)
			.join(' '),
		refused:
			refused === 0
				? ''
				: `${refused === 1 ? '1 line was' : `${refused} lines were`} not changed: someone has dealt with it, or with its donation, while you had this page open. What is left is below.`,
	}
}

interface Received {
	/** Lines that were booked, of donations and orders. */
	received: number
	/** How many of these are for orders. */
	orders: number
	/** Whose payer gets an email. */
	emailed: number
}

/** "3 payments received: one donation and two orders. Their emails are on their way." */
function receivedInWords({ received, orders, emailed }: Received): string {
	if (received === 0) return ''
	const donations = received - orders
	const what = [donations > 0 ? counted(donations, 'donation') : '', orders > 0 ? counted(orders, 'order') : ''].filter(
		Boolean,
	)
	const booked =
		orders === 0
			? `${received} donation${received === 1 ? '' : 's'} received.`
			: `${received} payment${received === 1 ? '' : 's'} received: ${what.join(' and ')}.`
	return [booked, emailsInWords({ received, orders, emailed })].filter(Boolean).join(' ')
}

function emailsInWords({ received, orders, emailed }: Received): string {
	if (emailed === 0) return ''
	const noun = orders === 0 ? 'receipt' : 'email'
	if (emailed < received)
		return `${emailed === 1 ? `1 ${noun} is on its way` : `${emailed} ${noun}s are on their way`}.`
	return emailed === 1 ? `Its ${noun} is on its way.` : `Their ${noun}s are on their way.`
}
