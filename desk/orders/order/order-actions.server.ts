import { gapIn, orderMessageEmail } from '#domain/desk/orders/out-of-stock-texts.ts'
import { trackingLink } from '#domain/desk/orders/tracking-link.ts'
import { cancellableLines } from '#domain/shop/cancellation.ts'
import { wordsForBuyer } from '#domain/shop/emails/order-words.ts'
import type { Order } from '#domain/shop/order.ts'
import { emailsOfSending } from '#domain/shop/order-emails.ts'
import { toPack } from '#domain/shop/parcel.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import { sendOnce } from '#records/payables/send-once.ts'
import { continueWithRest, dismissCancel } from '#records/shop/money/cancel-order.ts'
import { receiveReturn, withholdRefund } from '#records/shop/money/receive-return.ts'
import { markPacked, markSent, markUnpacked } from '#records/shop/orders/pack-and-send.ts'
import { askPaperCard, dropPaperCard, markCardPosted } from '#records/shop/orders/paper-card.ts'
import { FieldError, textIn } from '../../cases/work/read-fields.server.ts'
import { receiveTransfer, writeNote } from '../../giving/donation/donation-actions.server.ts'
import { cancel, refundLines, refundPromised } from './refunds/money-actions.server.ts'
import { enterSurplusRefund, keepTheSurplus } from './refunds/surplus-actions.server.ts'
import { lineCountsIn, type OrderActionArgs, type Outcome } from './sent-form.server.ts'

const MAX_EMAIL_LENGTH = 5000

/** What the forms of the page do, by intent. */
export const ORDER_ACTIONS = {
	packed: pack,
	unpacked: unpack,
	sent: send,
	'card-asked': askCard,
	'card-posted': (args: OrderActionArgs) => onPaper(args, markCardPosted),
	'card-dropped': (args: OrderActionArgs) => onPaper(args, dropPaperCard),
	returned: takeBack,
	withhold,
	received: receive,
	accept: acceptWhatCame,
	wait: (args: OrderActionArgs) => propose(args, 'wait'),
	replace: (args: OrderActionArgs) => propose(args, 'replace'),
	refuse: goOn,
	refund: refundLines,
	promised: refundPromised,
	'refund-all': refundAll,
	cancel,
	'surplus-keep': keepTheSurplus,
	'surplus-refund': enterSurplusRefund,
	note: ({ order, ...args }: OrderActionArgs) => writeNote({ ...args, payable: order.payable }),
} satisfies Record<string, (args: OrderActionArgs) => Promise<Outcome>>

export type OrderIntent = keyof typeof ORDER_ACTIONS

/** Those that move money or promise something in writing: for treasurers and leads. */
const MONEY_INTENTS: readonly OrderIntent[] = [
	'received',
	'accept',
	'wait',
	'replace',
	'refuse',
	'withhold',
	'refund',
	'promised',
	'refund-all',
	'cancel',
	'surplus-keep',
	'surplus-refund',
]
/** Those that give money back need a sign-in of the last minutes. */
const REFUND_INTENTS: readonly OrderIntent[] = ['refund', 'promised', 'refund-all', 'cancel', 'surplus-refund']

export const isMoneyIntent = (intent: string) => MONEY_INTENTS.some((one) => one === intent)
export const isRefundIntent = (intent: string) => REFUND_INTENTS.some((one) => one === intent)

export const ORDER_DONE_WORDS: Record<OrderIntent, string> = {
	packed: 'Marked as packed.',
	unpacked: 'Back among the orders to pack.',
	sent: 'Marked as sent. The buyer gets an email.',
	'card-asked': 'Noted: the card is wanted on paper.',
	'card-posted': 'Marked the card as posted.',
	'card-dropped': 'No card on paper.',
	returned: 'The return is entered.',
	withhold: 'Noted: nothing is refunded for it.',
	received: 'Received. An email tells the buyer.',
	accept: 'Accepted. The confirmation is on its way, and it can be packed.',
	wait: 'The email is on its way. Nothing changes until they answer.',
	replace: 'The email is on its way. Nothing changes until they answer.',
	refuse: 'The order goes on.',
	refund: 'The refund is entered. The buyer gets an email.',
	promised: 'The refund is entered. The buyer gets an email.',
	'refund-all': 'Cancelled and refunded. The email is on its way.',
	cancel: 'The order is cancelled. The buyer gets an email.',
	'surplus-keep': 'Kept as a donation, in the general fund.',
	'surplus-refund': 'The refund is entered. The buyer gets an email.',
	note: 'The note is under “What happened”.',
}

const seenOf = ({ order, seenVersion }: OrderActionArgs) => ({ reference: order.payable.reference, seenVersion })

async function pack(args: OrderActionArgs): Promise<Outcome> {
	return outcomeOf(await markPacked(args.desk.store, [seenOf(args)], args.member.id, args.desk.now))
}

async function unpack(args: OrderActionArgs): Promise<Outcome> {
	return outcomeOf(await markUnpacked(args.desk.store, [seenOf(args)], args.member.id, args.desk.now))
}

async function send(args: OrderActionArgs): Promise<Outcome> {
	const { desk, member, form } = args
	const trackingUrl = trackingLink(form.get('tracking') ?? '')
	if (trackingUrl === undefined) throw new FieldError('tracking', 'Paste the whole link, with https://')
	const deliveriesOf = (order: Order, paidAt?: number) => emailsOfSending(order, desk.giving.words, paidAt)
	const by = { staffId: member.id, deliveriesOf }
	return outcomeOf(await markSent(desk.store, [{ ...seenOf(args), trackingUrl }], by, desk.now))
}

const MAX_CARD_ADDRESS_LENGTH = 500

async function askCard(args: OrderActionArgs): Promise<Outcome> {
	const { order, form } = args
	const isParcel = order.sentAt === null && toPack(order).length > 0
	const missing = isParcel ? '' : 'Write where the card goes: they told you on the phone'
	const address = textIn(form, 'card-address', { missing, max: MAX_CARD_ADDRESS_LENGTH })
	return onPaper(args, (store, seen, by) => askPaperCard(store, { ...seen, address }, by))
}

async function onPaper(args: OrderActionArgs, change: typeof markCardPosted): Promise<Outcome> {
	const { desk, member } = args
	const result = await change(desk.store, seenOf(args), { staffId: member.id, now: desk.now })
	return result === 'done' ? 'done' : 'changed meanwhile'
}

function outcomeOf([result]: { outcome: string }[]): Outcome {
	return result?.outcome === 'done' ? 'done' : 'changed meanwhile'
}

async function takeBack(args: OrderActionArgs): Promise<Outcome> {
	const { desk, member, form } = args
	const isToStock = form.get('restock') === '1'
	const lines = lineCountsIn(form, 'returned', args.order).map((line) => ({ ...line, isToStock }))
	if (lines.length === 0) throw new FieldError('returned', 'Say how many came back')
	const result = await receiveReturn(desk.store, { ...seenOf(args), lines }, member.id, desk.now)
	if (result === 'more than sent') throw new FieldError('returned', 'That is more than was sent')
	if (result === 'not sent') throw new FieldError('returned', 'It was not sent yet')
	return result === 'done' ? 'done' : 'changed meanwhile'
}

async function withhold(args: OrderActionArgs): Promise<Outcome> {
	const { desk, member } = args
	return (await withholdRefund(desk.store, seenOf(args), member.id, desk.now)) ? 'done' : 'changed meanwhile'
}

/** Marks the transfer as received, as for a donation. The lock is that of the payment. */
async function receive({ desk, member, order, form }: OrderActionArgs): Promise<Outcome> {
	const seenVersion = Number(form.get('payment-version'))
	if (order.payable.version !== seenVersion) return 'changed meanwhile'
	return receiveTransfer({ desk, member, payable: order.payable, form, seenVersion })
}

/** A treasurer says that it is packed although a part of its money is missing. */
async function acceptWhatCame({ desk, member, order, form }: OrderActionArgs): Promise<Outcome> {
	const accepted = {
		reference: order.payable.reference,
		seenVersion: Number(form.get('payment-version')),
		staffId: member.id,
	}
	const { kind } = await acceptShort(desk.store, accepted, desk.giving.deliveriesOf, desk.now)
	return kind === 'done' ? 'done' : 'changed meanwhile'
}

/** An email of staff, with the charity's number as the buyer dials it. */
function messageTo(order: Order, body: string, { giving }: OrderActionArgs['desk']) {
	const { email, reference } = order.payable
	return orderMessageEmail(email, reference, body, wordsForBuyer(order, giving.words).charity)
}

/** Writes to a buyer whose goods are gone. */
async function propose({ desk, member, order, form }: OrderActionArgs, proposal: 'wait' | 'replace'): Promise<Outcome> {
	const body = emailTextIn(form, proposal)
	const payload = messageTo(order, body, desk)
	const deliveries = [{ channel: 'email', payload }]
	const sending = { payable: order.payable, action: 'buyer emailed', deliveries, staffId: member.id } as const
	if (order.payable.email === '') throw new FieldError(`text-${proposal}`, 'There is no address on file')
	if (!(await sendOnce(desk.store, sending, desk.now)))
		throw new FieldError(`text-${proposal}`, 'Someone wrote to them a moment ago')
	return 'done'
}

function emailTextIn(form: URLSearchParams, proposal: string): string {
	const field = `text-${proposal}`
	const body = textIn(form, field, { missing: 'Write the email', max: MAX_EMAIL_LENGTH })
	const gap = gapIn(body)
	if (gap) throw new FieldError(field, `Fill in “${gap}” first`)
	return body
}

interface CancelDecision extends Pick<OrderActionArgs, 'order' | 'seenVersion'> {
	desk: Pick<OrderActionArgs['desk'], 'store' | 'now'>
	member: Pick<OrderActionArgs['member'], 'id'>
}

/** An order goes on after its buyer has cancelled: with its rest, once what was cancelled is refunded, or all of it. */
export async function goOn({ desk, member, order, seenVersion }: CancelDecision): Promise<Outcome> {
	const decide = cancellableLines(order).length === 0 ? continueWithRest : dismissCancel
	const seen = { reference: order.payable.reference, seenVersion }
	const result = await decide(desk.store, seen, member.id, desk.now)
	return result === 'done' ? 'done' : 'changed meanwhile'
}

/** The email first, so that a mistake in it is found before money moves. */
async function refundAll(args: OrderActionArgs): Promise<Outcome> {
	const body = emailTextIn(args.form, 'refund-all')
	const outcome = await cancel(args, 'refund-all')
	if (outcome !== 'done') return outcome
	const { desk, member, order } = args
	if (order.payable.email === '') return 'done'
	const payload = messageTo(order, body, desk)
	const deliveries = [{ channel: 'email', payload }]
	const sending = { payable: order.payable, action: 'buyer emailed', deliveries, staffId: member.id } as const
	await sendOnce(desk.store, sending, desk.now)
	return 'done'
}
