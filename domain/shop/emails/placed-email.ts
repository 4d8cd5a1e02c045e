import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import type { PaidGift } from '#domain/gift-aid/cover.ts'
import { giftAidBlocks } from '#domain/gift-aid/gift-aid-email.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { paidByInWords } from '#domain/payables/payment-method-words.ts'
import { bankRows, greeting } from '#domain/payables/payment-words.ts'
import { addDays, dayIn, formatDate } from '#lib/dates.ts'
import { arrivalOf, isMadeToOrder } from '../estimated-delivery.ts'
import type { Order } from '../order.ts'
import { orderPath } from '../order-links.ts'
import { contentsOf } from '../parcel.ts'
import {
	addressRow,
	cancelLink,
	cardButton,
	moneyOf,
	orderRows,
	type ShopEmailContext,
	termBlocks,
	UNREPEATED_WORDS,
} from './order-words.ts'

/**
 * How to send the money of an order, with all that the law asks for: it is a contract from now on. What was typed freely is not
 * repeated here, because the address may be another person's. Undefined without bank details.
 */
export function placedEmail(order: Order, words: ShopEmailContext): Email | undefined {
	const { charity, bank, locale, formSecret } = words
	if (!bank) return undefined
	const { payable } = order
	const sum = moneyOf(order, words)(payable.due.amount)
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\nThank you for your order. Please send ${sum} from your bank using these details. ${whenTheMoneyComes(order, words)}`,
		),
		bankRows(payable, bank, locale),
		...paragraphs('Please copy the reference exactly: it tells us that the money is from you.'),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		{ kind: 'heading' as const, text: 'What you ordered' },
		orderRows(withoutWords(order), words),
		...termBlocks(withoutWords(order), words),
		...cancelLink(order, words),
		...(order.address === null ? [] : paragraphs(WHERE_IT_GOES)),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: payable.email,
		subject: `How to pay for your order - ${payable.reference}`,
		blocks,
		charity,
	})
}

/** No one has confirmed the email address yet: it may be another person's. */
const WHERE_IT_GOES =
	'Your order’s page has the address that it goes to. We repeat it here once your money has come, so that a mistyped email address tells it to no one.'

function whenTheMoneyComes(order: Order, words: ShopEmailContext): string {
	const until = formatDate(reservedUntil(order, words), words.locale)
	const isMade = isMadeToOrder(order)
	switch (contentsOf(order.lines)) {
		case 'goods':
			return `We’ll ${isMade ? 'begin to make' : 'pack'} it as soon as we see the money in our account, and keep everything aside for you until ${until}.${ifItComesToday(order, 'it is', words)}`
		case 'both':
			return `As soon as we see the money in our account we ${isMade ? 'begin to make your things' : 'pack your things'} and email you your greetings card. We keep everything aside for you until ${until}.${ifItComesToday(order, 'your things are', words)}`
		case 'gifts':
			return `As soon as we see the money in our account we email you your greetings card. If we haven’t seen it by ${until}, the order ends by itself and you owe nothing.`
	}
}

/** The day of delivery counts from the money, which is not here yet: " If your money is here today, 2 November 2026, it is usually with you by …" */
function ifItComesToday(order: Order, itIs: string, words: ShopEmailContext): string {
	const { createdAt } = order.payable
	const arrival = arrivalOf(order, createdAt, words)
	const today = formatDate(dayIn(words.timezone, createdAt), words.locale)
	return arrival
		? ` If your money is here today, ${today}, ${itIs} usually with you by ${arrival}; if it comes later, that day is later, too.`
		: ''
}

/** The day on which goods are given back to the shelf, `YYYY-MM-DD`. */
export function reservedUntil({ payable }: Order, { timezone, shop }: ShopEmailContext): string {
	return addDays(dayIn(timezone, payable.createdAt), shop.reserveDays)
}

/** What has arrived. By bank transfer it may be another sum than was ordered for. */
type Arrived = Pick<Payment, 'provider' | 'method' | 'received' | 'paidAt' | 'paidInFullAt'>

/** Less has arrived than the order costs: it waits for the rest. */
export function partPaidEmail(order: Order, { received }: Arrived, words: ShopEmailContext): Email {
	const { charity, bank, locale, formSecret } = words
	const { payable } = order
	const money = moneyOf(order, words)
	const missing = payable.due.amount - received
	const rest = { ...payable, due: { ...payable.due, amount: missing } }
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\nThank you. Your ${money(received)} has arrived, which is ${money(missing)} less than your order costs. If the rest is on its way, there is nothing to do. Otherwise please send it with the same reference: ${whenTheRestComes(order)}\n\nIf you would rather cancel, tell us by replying to this email, with the sort code and account number that your ${money(received)} should go back to. Never send a card number.`,
		),
		...(bank ? [bankRows(rest, bank, locale)] : []),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		...paragraphs(reach(charity)),
	]
	const subject = `Part of the money for your order has arrived - ${payable.reference}`
	return composeEmail({ to: payable.email, subject, blocks, charity })
}

function whenTheRestComes({ lines }: Order): string {
	return contentsOf(lines) === 'gifts'
		? 'we email you your greetings card as soon as it is here.'
		: 'we pack your order as soon as it is here, and we keep everything aside for you meanwhile. If that has to end, we email you and send your money back.'
}

/** Paid: goods, sums, seller and rights once more, to keep. */
export function confirmationEmail(
	order: Order,
	{ payment, gift }: { payment: Arrived; gift: PaidGift | undefined },
	words: ShopEmailContext,
): Email {
	const { charity, formSecret } = words
	const { payable } = order
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\n${whatArrived(order, payment, words)} ${whatIsNext(order, payment, words)} Please keep this email: it has everything about your order.`,
		),
		{
			kind: 'rows' as const,
			rows: [
				{ label: 'Reference', value: payable.reference },
				{ label: 'Ordered on', value: formatDate(dayIn(words.timezone, payable.createdAt), words.locale) },
				{ label: 'Paid on', value: paidOn(payment, words) },
				{ label: 'Paid by', value: paidByInWords(payment) },
			],
		},
		...cardButton(order, words),
		orderRows(order, words),
		...giftAid(order, gift, words),
		...addressRow(order, words),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		...termBlocks(order, words),
		...cancelLink(order, words),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: payable.email,
		subject: `Your order is confirmed - ${payable.reference}`,
		blocks,
		charity,
	})
}

/** The tax point of a receipt with VAT, where the charity is: "2 November 2026"; of what came in parts the first and the last day: "9 November 2026; the rest came on 28 November 2026". */
function paidOn({ paidAt, paidInFullAt }: Arrived, { timezone, locale }: ShopEmailContext): string {
	const days = [paidAt, paidInFullAt].flatMap((at) => (at === null ? [] : [formatDate(dayIn(timezone, at), locale)]))
	const [first = '', last = first] = days
	return first === last ? first : `${first}; the rest came on ${last}`
}

/** On the part that is a donation, never on goods. */
function giftAid(order: Order, gift: PaidGift | undefined, words: ShopEmailContext): Block[] {
	const { charity, formSecret } = words
	const { id, giftAidDeclarationId } = order.payable
	const url = giftAidDeclarationId === null ? `${charity.url}${orderPath(id, formSecret)}#gift-aid` : null
	const what = gift ? `the ${moneyOf(order, words)(gift.amount)} you gave to the dogs` : ''
	return giftAidBlocks(gift, { what, url }, words)
}

const CARD_IS_READY = 'is ready: print it, or send its link on.'

/** What happens after the money has come, with the time of delivery (Consumer Contracts Regulations 2013, regulation 16 and schedule 2). */
function whatIsNext(order: Order, { paidAt, paidInFullAt }: Arrived, words: ShopEmailContext): string {
	const contents = contentsOf(order.lines)
	if (contents === 'gifts') return `It goes to work for the dogs today. Your greetings card ${CARD_IS_READY}`
	const arrival = arrivalOf(order, paidInFullAt ?? paidAt ?? order.payable.createdAt, words)
	const isBoth = contents === 'both'
	const when = isMadeToOrder(order)
		? `We make what you ordered with your words and pack it${isBoth ? ' with your other things' : ''}${arrival ? '' : ' as soon as it is ready'}`
		: `We’ll pack ${isBoth ? 'your things' : 'it'}${arrival ? '' : ' in the next few days'}`
	const day = arrival ? `, and ${isBoth ? 'they are' : 'it is'} usually with you by ${arrival}. We` : ', and'
	const goods = `${when}${day} email you when ${isBoth ? 'they’re on their' : 'it’s on its'} way.`
	return isBoth ? `${goods} Your gift to the dogs goes to work today, and its greetings card ${CARD_IS_READY}` : goods
}

/** Without free text of the buyer. */
function withoutWords(order: Order): Order {
	return {
		...order,
		lines: order.lines.map((line) => ({ ...line, personalisation: line.personalisation && UNREPEATED_WORDS })),
	}
}

function whatArrived(order: Order, { received }: Arrived, words: ShopEmailContext): string {
	const money = moneyOf(order, words)
	const { amount } = order.payable.due
	const { phone } = words.charity
	return received > amount
		? `Thank you. Your ${money(received)} has arrived, and your order is confirmed. That is ${money(received - amount)} more than it costs: tell us whether we may keep it as a donation or should send it back, and then to which sort code and account number. Reply to this email${phone ? ` or ring us on ${phone}` : ''}, and never send a card number.`
		: `Thank you. Your ${money(received)} has arrived, and your order is confirmed.`
}
